import { and, eq, isNull } from 'drizzle-orm'
import { players } from '../../accounts/accounts.tables.ts'
import type { Tx } from '../database/index.ts'
import { hashKey } from '../secrets/index.ts'
import { issueRefreshToken, openSession, revokeFamily, type OpenedSession } from './sessions.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'

export type Refreshed =
  | { kind: 'refused' }
  /** The session still lives: only its refresh token is a new one. */
  | { kind: 'rotated'; player: RefreshedPlayer; familyId: string; refreshTokenId: string; expiresAt: Date }
  /** The session had run out, and the player had asked to be remembered: here is the next one. */
  | { kind: 'reopened'; player: RefreshedPlayer; session: OpenedSession }

interface RefreshedPlayer {
  login: string
  email: string
}

const findFamily = async (tx: Tx, tokenId: string) => {
  const [found] = await tx
    .select({
      usedAt: refreshTokens.usedAt,
      familyId: sessionFamilies.id,
      playerId: sessionFamilies.playerId,
      remember: sessionFamilies.remember,
      expiresAt: sessionFamilies.expiresAt,
      revokedAt: sessionFamilies.revokedAt,
      login: players.login,
      email: players.email,
      state: players.state,
    })
    .from(refreshTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
    .innerJoin(players, eq(players.id, sessionFamilies.playerId))
    .where(eq(refreshTokens.id, tokenId))
  return found
}

const findSessionOf = async (tx: Tx, cookieValue: string, familyId: string) => {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, hashKey(cookieValue)), eq(sessions.familyId, familyId)))
  return session
}

/** Marks the token as used; false where somebody was quicker, or it had been used before. */
const useUp = async (tx: Tx, tokenId: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.id, tokenId), isNull(refreshTokens.usedAt)))
    .returning({ id: refreshTokens.id })
  return used.length === 1
}

/**
 * Changes a refresh token for the next one. It works once, and only together with a cookie of the same
 * sign-in: neither of the two alone opens anything. Shown a second time it has been stolen, by whoever
 * comes second or by whoever came first, and everything of that sign-in ends.
 */
export const refreshSession = async (
  tx: Tx,
  { tokenId, cookieValue, now }: { tokenId: string; cookieValue: string | null; now: Date },
): Promise<Refreshed> => {
  const family = await findFamily(tx, tokenId)
  if (!family || family.revokedAt !== null || family.expiresAt <= now) return { kind: 'refused' }
  if (family.usedAt !== null) {
    await revokeFamily(tx, family.familyId, now)
    return { kind: 'refused' }
  }
  const session = cookieValue === null ? undefined : await findSessionOf(tx, cookieValue, family.familyId)
  if (!session || session.revokedAt !== null || family.state !== 'active') return { kind: 'refused' }
  const isLive = session.expiresAt > now && session.absoluteExpiresAt > now
  if (!isLive && !family.remember) return { kind: 'refused' }
  if (!(await useUp(tx, tokenId, now))) {
    await revokeFamily(tx, family.familyId, now)
    return { kind: 'refused' }
  }

  const player = { login: family.login, email: family.email }
  if (isLive) {
    const refreshTokenId = await issueRefreshToken(tx, family.familyId, now)
    return {
      kind: 'rotated',
      player,
      familyId: family.familyId,
      refreshTokenId,
      expiresAt: session.expiresAt,
    }
  }
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.idHash, session.idHash))
  return { kind: 'reopened', player, session: await openSession(tx, { ...family, id: family.familyId }, now) }
}
