import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../kernel/database/index.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { voidPlay, type GiveBackRedemption } from './voidPlay.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 200

/** So long a play waits for its round; longer than a maker may take, and than a page repeats a lost request. */
export const PLAY_OPENS_MS = 5 * MINUTE_MS

/** Gives back what was taken for plays whose server was lost before their round was open. */
export const unopenedPlays = (database: Database, giveBackRedemption: GiveBackRedemption): JobKind => ({
  name: 'activities.unopenedPlays',
  recurs: every(MINUTE_MS),
  async call(_, now) {
    const waiting = await database.unitOfWork(tx =>
      tx
        .select({ id: digitalGamePlays.id })
        .from(digitalGamePlays)
        .where(
          and(
            isNull(digitalGamePlays.digitalRevealToken),
            isNull(digitalGamePlays.voidedAt),
            lt(digitalGamePlays.playedAt, sql`${new Date(now.getTime() - PLAY_OPENS_MS)}`),
          ),
        )
        .orderBy(asc(digitalGamePlays.playedAt))
        .limit(AT_ONCE),
    )
    for (const { id } of waiting)
      await database.unitOfWork(tx => voidPlay(tx, id, { giveBackRedemption, now }))
  },
})
