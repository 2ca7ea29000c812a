import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { deleteInSlices, type Database } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { accountKeys, players } from './accounts.tables.ts'

const DAY_MS = 24 * 60 * 60_000
const NIGHT_HOUR = 3
/** Each takes its rows in some twenty tables along. */
const PLAYERS = 100

/**
 * Forgets, every night, who registered and never proved the mailbox, with all that was told: it may be somebody else's
 * address. Nothing was earned yet, by them or by who invited them, so the address can register anew. Whoever has just
 * been mailed a key is let finish.
 */
export const unactivatedPurge = (database: Database, days: number): JobKind => ({
  name: 'accounts.unactivatedPurge',
  recurs: dailyAt(NIGHT_HOUR),
  async call(_, now) {
    const { id, registeredAt, state } = players
    const isUsable = and(eq(accountKeys.playerId, id), gt(accountKeys.expiresAt, now))
    await deleteInSlices(database, {
      by: registeredAt,
      where: and(
        // As the index has it, word for word.
        eq(state, sql`'notActivated'`),
        lt(registeredAt, new Date(now.getTime() - days * DAY_MS)),
        sql`not exists (select from ${accountKeys} where ${isUsable})`,
      ),
      size: PLAYERS,
    })
  },
})
