import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** Limits per day count the lottery's day, not the server's. */
export const serverDays: readonly Mutant[] = [
  {
    name: 'counts the daily spending limit by the UTC day',
    file: 'apps/server/src/store/placeOrder.ts',
    from: 'const spending = { playerId, day: lotteryDay(now, tx.zone), amount: cart.total }',
    to: 'const spending = { playerId, day: now.toISOString().slice(0, 10), amount: cart.total }',
    suites: server('src/store/store.test.ts'),
  },
  {
    name: 'an open order of yesterday is named for the limit of today',
    file: 'apps/server/src/store/findOrder.ts',
    from: "eq(storeOrders.day, day),\n        inArray(storeOrders.state, ['created', 'pending']),",
    to: "inArray(storeOrders.state, ['created', 'pending']),",
    suites: server('src/store/store.test.ts'),
  },
  {
    name: 'counts the daily bonus by the UTC day',
    file: 'apps/server/src/lounge/dailyBonus.service.ts',
    from: 'day: lotteryDay(now, database.zone),',
    to: 'day: now.toISOString().slice(0, 10),',
    suites: server('src/lounge/dailyBonus.test.ts'),
  },
  {
    name: 'counts the conversion limit by the UTC day',
    file: 'apps/server/src/lounge/tokens.service.ts',
    from: 'day: lotteryDay(now, database.zone),',
    to: 'day: now.toISOString().slice(0, 10),',
    suites: server('src/lounge/tokens.test.ts'),
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
    name: 'counts the tickets of a day by the UTC day',
    file: 'apps/server/src/tickets/ticketClaims.ts',
    from: 'const day = lotteryDay(now, tx.zone)',
    to: 'const day = now.toISOString().slice(0, 10)',
    suites: server('src/tickets/tickets.test.ts'),
  },
  {
    name: 'counts redemptions of a day by the UTC day',
    file: 'apps/server/src/rewards/consumeLimits.ts',
    from: 'day: lotteryDay(now, tx.zone),',
    to: 'day: now.toISOString().slice(0, 10),',
    suites: server('src/rewards/redemption.test.ts'),
  },
  {
    name: 'counts lounge entries of a day by the UTC day',
    file: 'apps/server/src/rewards/consumeLimits.ts',
    from: 'day: lotteryDay(now, tx.zone),',
    to: 'day: now.toISOString().slice(0, 10),',
    suites: server('src/lounge/drawings.test.ts'),
  },
]
