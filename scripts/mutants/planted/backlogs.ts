import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** What shows only behind a backlog, after a repeated request or after a change by the operator. */
export const backlogs: readonly Mutant[] = [
  {
    name: 'a recurring job loses its place in the queue every minute',
    file: 'apps/server/src/kernel/jobs/leases.ts',
    from: 'least(run_at, (select min(run_at) from superseded where attempts = 0))',
    to: 'run_at',
    suites: server('src/kernel/jobs/jobs.test.ts'),
  },
  {
    name: 'rechecks of failed orders hold the places of the sweeps',
    file: 'apps/server/src/store/recheckFailedOrder.ts',
    from: "lane: 'payments'",
    to: "lane: 'sweeps'",
    suites: server('src/kernel/jobs/lanes.test.ts'),
  },
  {
    name: 'every save of preferences queues a credit',
    file: 'apps/server/src/profile/preferences.service.ts',
    from: ' && !before.has(PROMOTIONS_EMAIL)) {',
    to: ') {',
    suites: server('src/profile/preferences.test.ts'),
  },
  {
    name: 'the saves of one player take every connection',
    file: 'apps/server/src/kernel/database/playerUnitOfWork.ts',
    from: 'database.queued(playerId, () => database.unitOfWork(work))',
    to: 'database.unitOfWork(work)',
    suites: server('src/profile/profile.test.ts'),
  },
  {
    name: 'a draw that is put back to an earlier date is never drawn',
    file: 'apps/server/src/promotions/missingDrawJobs.ts',
    from: "where jobs.state = 'done' and",
    to: 'where false and',
    suites: server('src/promotions/missingDrawJobs.test.ts'),
  },
  {
    name: 'a raised base takes from the next jackpot',
    file: 'apps/server/src/promotions/rollOver.ts',
    from: 'Math.max(0, jackpot - promotion.base)',
    to: 'jackpot - promotion.base',
    suites: server('src/promotions/rollOver.test.ts'),
  },
  {
    name: 'a repeated upload counts against the limit of uploads',
    file: 'apps/server/src/activities/photos.service.ts',
    from: 'if (earlier !== null) return earlier',
    to: 'void earlier',
    suites: server('src/activities/photos.test.ts'),
  },
]
