import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../database/index.ts'
import { refreshTokens, sessions } from './sessions.tables.ts'

/** The last-seen time of a session whose cookie was never used: so old that its first use is always written. */
export const NEVER_SEEN = new Date(0)

/** Its refresh token was used, so the client has received the answer. */
export const markAsSeen = async (tx: Tx, idHash: Uint8Array): Promise<void> => {
  const lastSeenAt = sql`greatest(${sessions.lastSeenAt}, ${sessions.createdAt})`
  await tx.update(sessions).set({ lastSeenAt }).where(eq(sessions.idHash, idHash))
}

/** Revokes the session and the token that a renewal issued, if neither was ever used; returns whether it did. */
export const takeBackUnseen = async (
  tx: Tx,
  { familyId, at, now }: { familyId: string; at: Date; now: Date },
): Promise<boolean> => {
  const unseen = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.familyId, familyId),
        eq(sessions.createdAt, at),
        lt(sessions.lastSeenAt, sessions.createdAt),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ idHash: sessions.idHash })
  if (unseen.length === 0) return false
  await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.usedAt)))
  return true
}
