import { and, isNull, lt } from 'drizzle-orm'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { voidPlay, type GiveBackRedemption } from './voidPlay.ts'

/** How long a play waits for its round: longer than a maker may take, and than a page retries a lost request. */
export const PLAY_OPENS_MS = 5 * MINUTE_MS

/** Gives back the price of plays whose server died before their round was open. */
export const unopenedPlays = (deps: SweepDeps, giveBackRedemption: GiveBackRedemption): JobKind => {
  const { database, clock } = deps
  const { playedAt, digitalRevealToken, voidedAt } = digitalGamePlays
  return createSweep(deps, {
    name: 'activities.unopenedPlays',
    table: digitalGamePlays,
    since: playedAt,
    isOpen: now =>
      and(
        isNull(digitalRevealToken),
        isNull(voidedAt),
        lt(playedAt, new Date(now.getTime() - PLAY_OPENS_MS)),
      ),
    async follow({ id }) {
      await database.unitOfWork(tx => voidPlay(tx, id, { giveBackRedemption, now: clock.now() }))
      return 'settled'
    },
  })
}
