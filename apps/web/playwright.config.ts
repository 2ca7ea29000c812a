import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/** Everything runs on the embedded database; the journeys of players run on PostgreSQL as well. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    { name: 'embedded' },
    { name: 'postgres', testDir: 'e2e/journeys', use: { engine: 'postgres' } },
  ],
})
