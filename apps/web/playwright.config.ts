import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/** Everything runs on PostgreSQL, and three journeys that touch most of the server on the embedded database as well. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    // First, so that others fill the time in which it is one after the other.
    { name: 'embedded', grep: /@embedded/, workers: 1, use: { engine: 'embedded' } },
    // One, for each project has workers and worlds of its own.
    { name: 'postgres' },
  ],
})
