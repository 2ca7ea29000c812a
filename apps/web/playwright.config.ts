import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/**
 * Browser tests are for what a page does, so they run on PostgreSQL, which takes half the time; players' journeys to their
 * accounts run on the embedded database as well.
 */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    { name: 'pages', testIgnore: 'e2e/journeys/**', use: { engine: 'postgres' } },
    { name: 'journeys', testDir: 'e2e/journeys', use: { engine: 'postgres' } },
    { name: 'embedded', testDir: 'e2e/journeys/accounts' },
  ],
})
