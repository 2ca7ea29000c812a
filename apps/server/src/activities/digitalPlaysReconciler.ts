import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { deleteInSlices, type Database } from '../kernel/database/index.ts'
import { dailyAt, every, type JobKind } from '../kernel/jobs/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/index.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { endPlay } from './digitalPlays.ts'

const MINUTE_MS = 60_000

/** So long a play waits for its player; whoever closed the page in the middle of it gets what was won after that. */
export const PLAY_WAITS_MS = 30 * MINUTE_MS
const FUN_KEPT_MS = 24 * 60 * MINUTE_MS

/** Ends the plays whose players have not come back, and gives what they won. */
export const digitalPlaysReconciler = (deps: SweepDeps): JobKind => {
  const { database, clock } = deps
  return createSweep(deps, {
    name: 'activities.digitalPlays',
    recurs: every(MINUTE_MS),
    table: digitalGamePlays,
    since: digitalGamePlays.playedAt,
    isOpen: now =>
      and(
        // As the index has it, word for word.
        sql`${digitalGamePlays.prizeType} in ('BONUS_CAMPAIGN', 'TOKENS')`,
        isNull(digitalGamePlays.endedAt),
        isNotNull(digitalGamePlays.digitalRevealToken),
        lt(digitalGamePlays.playedAt, new Date(now.getTime() - PLAY_WAITS_MS)),
      ),
    async follow({ digitalRevealToken: token, playerId }) {
      if (token === null) throw new Error('An open play has a token.')
      const now = clock.now()
      await database.unitOfWork(tx => endPlay(tx, { token, playerId, by: 'CLUB', now }))
      return 'settled'
    },
  })
}

/** Forgets what was played for fun a day ago. */
export const funPlaysHousekeeping = (database: Database): JobKind => ({
  name: 'activities.funPlays',
  recurs: dailyAt(3),
  async call(_, now) {
    const { playedAt, source } = digitalGamePlays
    const isOld = lt(playedAt, new Date(now.getTime() - FUN_KEPT_MS))
    // As the index has it, word for word.
    await deleteInSlices(database, { by: playedAt, where: and(eq(source, sql`'FUN'`), isOld) })
  },
})
