import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/** Pages are tried on the embedded database, the journeys of players on PostgreSQL, and those to their accounts on both. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    { name: 'embedded', testIgnore: 'e2e/journeys/*.spec.ts' },
    { name: 'postgres', testDir: 'e2e/journeys', use: { engine: 'postgres' } },
  ],
})
