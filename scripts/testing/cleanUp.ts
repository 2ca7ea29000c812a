import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// Test files share one page for speed; each test empties it.
afterEach(async () => {
  await cleanup()
})
