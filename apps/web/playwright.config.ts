import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/** Pages and journeys run on PostgreSQL, and players' journeys to their accounts on the embedded database as well. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    // First, so that others fill the time in which it is one after the other.
    {
      name: 'embedded',
      testDir: 'e2e/journeys/accounts',
      workers: 1,
      use: { engine: 'embedded' },
    },
    { name: 'pages', testIgnore: 'e2e/journeys/**' },
    { name: 'journeys', testDir: 'e2e/journeys' },
  ],
})
