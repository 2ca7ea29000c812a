import { HOUR_MS } from '../clock/durations.ts'
import { analyzeTables, type Database } from '../database/index.ts'
import { purgeSolutions } from '../captcha/captcha.ts'
import { purgePasswordGuards } from '../limits/passwordGuard.ts'
import { purgeLimitUses } from '../limits/playerLimits.ts'
import { purgeRateCounters } from '../limits/rateLimits.ts'
import { dailyAt, every, purgeDoneJobs } from '../jobs/index.ts'
import type { JobKind } from '../jobs/index.ts'

/** Deletes outdated rows of the kernel every hour. */
export const housekeeping = (database: Database): JobKind => ({
  name: 'kernel.housekeeping',
  recurs: every(HOUR_MS),
  async call(_, now) {
    await purgeDoneJobs(database, now)
    await purgeLimitUses(database, now)
    await purgeRateCounters(database, now)
    await purgePasswordGuards(database, now)
    await purgeSolutions(database, now)
  },
})

/** Gathers the planner's statistics every night where no autovacuum does it. */
export const nightlyStatistics = (database: Database): JobKind[] =>
  database.engine === 'embedded'
    ? [{ name: 'kernel.statistics', recurs: dailyAt(4), call: () => analyzeTables(database) }]
    : []
