import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** What a repeated request is answered, and what a history says of what was given back. */
export const retries: readonly Mutant[] = [
  {
    name: 'a copy of a request whose play is open says that nothing was done',
    file: 'apps/server/src/activities/plays.service.ts',
    from: 'if (isVoided) throw error',
    to: 'if (isVoided || !isVoided) throw error',
    suites: server('src/lounge/arcadePlays.test.ts'),
  },
  {
    name: 'a repeated play in progress is refused because its game was taken away',
    file: 'apps/server/src/activities/plays.service.ts',
    from: 'if (await findRequestedPlay(tx, playerId, request))',
    to: 'if (null)',
    suites: server('src/lounge/arcadePlays.test.ts'),
  },
  {
    name: 'a repeated order is refused because the store is closed by then',
    file: 'apps/server/src/store/orders.service.ts',
    from: 'const closed = await requireOpenStore(deps, session).catch(refusalOf)',
    to: 'const closed = await requireOpenStore(deps, session)',
    suites: server('src/store/store.test.ts'),
  },
  {
    name: 'the history calls what a game gave back an exchange for tokens',
    file: 'apps/server/src/activities/voidPlay.ts',
    from: "source === 'REWARD' ? { rewardType: 'GAMEPLAY' } : {}",
    to: '{}',
    suites: server('src/rewards/redemption.test.ts'),
  },
  {
    name: 'a day begins at the second of its midnights',
    file: 'apps/server/migrations/0008_earliest_midnight.sql',
    from: "THEN midnight - interval '1 hour' ELSE",
    to: 'THEN midnight ELSE',
    suites: server('src/history/history.test.ts'),
  },
  {
    name: 'a collection ends a day late in the history',
    file: 'apps/server/src/activities/fillBuckets.ts',
    from: 'superBonusEnd: lastDay(new Date(endsAt).toISOString(), tx.zone)',
    to: 'superBonusEnd: lotteryDay(new Date(endsAt), tx.zone)',
    suites: server('src/activities/superBonus.test.ts'),
  },
]
