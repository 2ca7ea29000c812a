import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { endPlay } from './digitalPlays.ts'

/** How long a play waits for its player; after that its prize is credited even if the page was closed. */
export const PLAY_WAITS_MS = 30 * MINUTE_MS
const FUN_KEPT_MS = DAY_MS

/** Ends plays that their players left, and credits their prizes. */
export const digitalPlaysReconciler = (deps: SweepDeps): JobKind => {
  const { database, clock } = deps
  return createSweep(deps, {
    name: 'activities.digitalPlays',
    table: digitalGamePlays,
    since: digitalGamePlays.playedAt,
    isOpen: now =>
      and(
        // Literally as in the index, so that the planner uses it.
        sql`${digitalGamePlays.prizeType} in ('BONUS_CAMPAIGN', 'TOKENS')`,
        isNull(digitalGamePlays.endedAt),
        isNotNull(digitalGamePlays.digitalRevealToken),
        lt(digitalGamePlays.playedAt, new Date(now.getTime() - PLAY_WAITS_MS)),
      ),
    async follow({ digitalRevealToken: token, playerId }) {
      if (token === null) throw new Error('An open play has no token.')
      const now = clock.now()
      await database.unitOfWork(tx => endPlay(tx, { token, playerId, by: 'CLUB', now }))
      return 'settled'
    },
  })
}

/** Deletes fun plays after a day. */
export const funPlaysHousekeeping = (database: Database): JobKind => ({
  name: 'activities.funPlays',
  recurs: dailyAt(3),
  async call(_, now) {
    const { playedAt, source } = digitalGamePlays
    const isOld = lt(playedAt, new Date(now.getTime() - FUN_KEPT_MS))
    // Literally as in the index, so that the planner uses it.
    await deleteInSlices(database, { by: playedAt, where: and(eq(source, sql`'FUN'`), isOld) })
  },
})
