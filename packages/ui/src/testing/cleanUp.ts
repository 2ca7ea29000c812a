import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// Test files share one page, which is what makes them quick; each test leaves it empty.
afterEach(async () => {
  await cleanup()
})
