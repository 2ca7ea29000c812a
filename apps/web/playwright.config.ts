import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/** What a job has done by a clock that was moved stays done: other tests must not find it. */
const MOVED_CLOCK = '**/clock/*.spec.ts'

/** Everything runs on PostgreSQL, and three journeys that touch most of the server on the embedded database as well. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    // Those with one worker first, so that others fill the time in which it is one test after the other.
    { name: 'embedded', grep: /@embedded/, workers: 1, use: { engine: 'embedded' } },
    { name: 'clock', testMatch: MOVED_CLOCK, workers: 1 },
    // All others in one project, for each has workers and worlds of its own.
    { name: 'postgres', testIgnore: MOVED_CLOCK },
  ],
})
