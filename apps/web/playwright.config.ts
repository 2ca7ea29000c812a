import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

const MOVED_CLOCK = '**/clock/*.spec.ts'

/** Everything runs on PostgreSQL, and three journeys that touch most of the server on the embedded database as well. */
export default endToEnd({
  args: chromiumFlags,
  // On two processors: while one waits, there is something to do for both.
  workers: 3,
  projects: [
    // The projects of one worker first: while their tests run one after the other, two workers are left for all others.
    { name: 'embedded', grep: /@embedded/, workers: 1, use: { engine: 'embedded' } },
    { name: 'clock', testMatch: MOVED_CLOCK, workers: 1, use: { movesClock: true } },
    // One project for all others, for each has workers and worlds of its own.
    { name: 'postgres', testIgnore: MOVED_CLOCK },
  ],
})
