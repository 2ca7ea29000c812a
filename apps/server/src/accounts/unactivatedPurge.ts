import { and, eq, gt, lt, notExists } from 'drizzle-orm'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { accountKeys, players } from './accounts.tables.ts'

const DAY_MS = 24 * 60 * 60_000
const NIGHT_HOUR = 3

/**
 * Forgets, every night, who registered and never proved the mailbox, with all that was told: it may be somebody else's
 * address. Nothing was earned yet, by them or by who invited them, so the address can register anew. Whoever has just
 * been mailed a key is let finish.
 */
export const unactivatedPurge = (days: number): JobKind => ({
  name: 'accounts.unactivatedPurge',
  recurs: dailyAt(NIGHT_HOUR),
  async work(tx, _, now) {
    const usableKeys = tx
      .select({ playerId: accountKeys.playerId })
      .from(accountKeys)
      .where(and(eq(accountKeys.playerId, players.id), gt(accountKeys.expiresAt, now)))
    await tx
      .delete(players)
      .where(
        and(
          eq(players.state, 'notActivated'),
          lt(players.registeredAt, new Date(now.getTime() - days * DAY_MS)),
          notExists(usableKeys),
        ),
      )
  },
})
