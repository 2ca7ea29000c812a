import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverKernelLimits: readonly Mutant[] = [
  {
    name: 'any number of callers is admitted',
    file: 'apps/server/src/kernel/limits/admission.ts',
    from: 'if (admitted >= capacity)',
    to: 'if (capacity < 0)',
    suites: server('src/kernel/limits/admission.test.ts'),
  },
  {
    name: 'a quantity above the rest of a daily limit is refused as if the limit were used up',
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: '(await readUsed(database, use)) < cap ? refusalOfMore : refusal',
    to: '(await readUsed(database, use)) > cap ? refusalOfMore : refusal',
    suites: server('src/lounge/drawings.test.ts', 'src/rewards/redemption.test.ts'),
  },
  {
    name: 'shows the daily bonus as taken by the UTC day',
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: 'day: lotteryDay(now, database.zone) })',
    to: 'day: now.toISOString().slice(0, 10) })',
    suites: server('src/lounge/dailyBonus.test.ts'),
  },
  {
    name: 'shows what is left of the conversion by the UTC day',
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: 'day: lotteryDay(now, database.zone) })',
    to: 'day: now.toISOString().slice(0, 10) })',
    suites: server('src/lounge/tokens.test.ts'),
  },
  {
    name: 'limits in total are forgotten after a week',
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: 'and(gt(day, EVER), lt(',
    to: 'and(lt(',
    suites: server('src/kernel/limits/playerLimits.test.ts'),
  },
  {
    name: 'attempts of one player take all connections while they wait',
    file: 'apps/server/src/kernel/limits/rateLimits.ts',
    from: 'await database.queued(playerId, consume)',
    to: 'await consume()',
    suites: server('src/kernel/limits/rateLimits.test.ts'),
  },
  {
    name: 'a sixth wrong password is checked',
    file: 'apps/server/src/kernel/limits/passwordGuard.ts',
    from: 'setWhere: or(isOver, lt(attempts, LOCKOUT.attempts)),',
    to: 'setWhere: or(isOver, lte(attempts, LOCKOUT.attempts)),',
    suites: server('src/accounts/signIn.test.ts'),
  },
  {
    name: 'a rate limit lets one more pass',
    file: 'apps/server/src/kernel/limits/rateLimits.ts',
    from: 'isAllowed: row.count <= limit.limit',
    to: 'isAllowed: row.count <= limit.limit + 1',
    suites: server('src/accounts/mailLimits.test.ts', 'src/content/feedback.test.ts'),
  },
  {
    name: 'the window of a rate limit never ends',
    file: 'apps/server/src/kernel/limits/rateLimits.ts',
    from: 'const values = [keyOf(limit, subject), resetsAt, now, ',
    to: 'const values = [keyOf(limit, subject), resetsAt, new Date(0), ',
    suites: server('src/accounts/mailLimits.test.ts'),
  },
  {
    name: 'location checks beyond their limit are allowed',
    file: 'apps/server/src/kernel/limits/rateLimits.ts',
    from: '  if (refused) throw refused\n',
    to: '',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: "one use that is given back is given back to all of a player's limits",
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: 'and(eq(limitUses.playerId, playerId), eq(limitUses.name, name))',
    to: 'eq(limitUses.playerId, playerId)',
    suites: server('src/kernel/limits/playerLimits.test.ts'),
  },
]
