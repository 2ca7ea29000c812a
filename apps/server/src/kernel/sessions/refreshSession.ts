import { and, eq } from 'drizzle-orm'
import { players } from '../../accounts/accounts.tables.ts'
import type { Tx } from '../database/index.ts'
import { hashKey } from '../secrets/secrets.ts'
import { issueRefreshToken, openSession, revokeFamily, type OpenedSession } from './sessions.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'
import { markAsSeen, NEVER_SEEN, takeBackUnseen } from './unseenRenewal.ts'

export type Refreshed =
  | { kind: 'refused' }
  /** The token was used before: everything of the sign-in has ended. */
  | { kind: 'reused' }
  /** The session is still live: only its refresh token is new. */
  | { kind: 'rotated'; player: RefreshedPlayer; familyId: string; refreshTokenId: string; expiresAt: Date }
  /** The session had expired, and the player had asked to be remembered: here is the next one. */
  | { kind: 'reopened'; player: RefreshedPlayer; session: OpenedSession }

interface RefreshedPlayer {
  login: string
  email: string
}

/**
 * The insert of a session locks its player by the foreign key. A change of the e-mail address locks the player and then
 * the sessions, so the player comes first here as well (docs/adr/0058).
 */
const lockPlayerOf = (tx: Tx, tokenId: string) =>
  tx
    .select({ id: players.id })
    .from(refreshTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
    .innerJoin(players, eq(players.id, sessionFamilies.playerId))
    .where(eq(refreshTokens.id, tokenId))
    .for('key share', { of: players })

/** Serializes the uses of one token, so that each sees the effect of the one before. */
const lockFamily = async (tx: Tx, tokenId: string) => {
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
    .for('update', { of: [refreshTokens, sessionFamilies] })
  return found
}

const findSessionOf = async (tx: Tx, cookieValue: string, familyId: string) => {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, hashKey(cookieValue)), eq(sessions.familyId, familyId)))
  return session
}

/**
 * Exchanges a refresh token for the next one. It works once, and only together with a cookie of the same sign-in:
 * neither alone gives access.
 * Used a second time, either the first answer was lost and nothing of it was used: it is revoked, and another one
 * issued. Or the token was stolen, by one of the two users, and everything of that sign-in ends.
 */
export const refreshSession = async (
  tx: Tx,
  { tokenId, cookieValue, now }: { tokenId: string; cookieValue: string | null; now: Date },
): Promise<Refreshed> => {
  await lockPlayerOf(tx, tokenId)
  const family = await lockFamily(tx, tokenId)
  if (!family || family.revokedAt !== null || family.expiresAt <= now) return { kind: 'refused' }
  const { familyId, usedAt } = family
  const session = cookieValue === null ? undefined : await findSessionOf(tx, cookieValue, familyId)
  // A session ends with the renewal that opens the next one, and stays the key to its answer.
  const isSameRenewal = usedAt !== null && session?.revokedAt?.getTime() === usedAt.getTime()
  if (usedAt !== null && !(isSameRenewal && (await takeBackUnseen(tx, { familyId, at: usedAt, now })))) {
    await revokeFamily(tx, familyId, now)
    return { kind: 'reused' }
  }
  if (!session || (session.revokedAt !== null && !isSameRenewal) || family.state !== 'active') {
    return { kind: 'refused' }
  }
  const isLive = session.revokedAt === null && session.expiresAt > now && session.absoluteExpiresAt > now
  if (!isLive && !family.remember) return { kind: 'refused' }

  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, tokenId))
  const player = { login: family.login, email: family.email }
  if (isLive) {
    await markAsSeen(tx, session.idHash)
    const refreshTokenId = await issueRefreshToken(tx, familyId, now)
    return { kind: 'rotated', player, familyId, refreshTokenId, expiresAt: session.expiresAt }
  }
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.idHash, session.idHash))
  return {
    kind: 'reopened',
    player,
    session: await openSession(tx, { ...family, id: familyId }, now, NEVER_SEEN),
  }
}
