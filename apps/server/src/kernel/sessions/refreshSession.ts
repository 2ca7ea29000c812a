import { and, eq } from 'drizzle-orm'
import { players } from '../../accounts/accounts.tables.ts'
import type { Tx } from '../database/index.ts'
import { hashKey } from '../secrets/index.ts'
import { issueRefreshToken, openSession, revokeFamily, type OpenedSession } from './sessions.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'
import { markAsSeen, NEVER_SEEN, takeBackUnseen } from './unseenRenewal.ts'

export type Refreshed =
  | { kind: 'refused' }
  /** Somebody has used the token before: everything of the sign-in has ended. */
  | { kind: 'reused' }
  /** The session still lives: only its refresh token is a new one. */
  | { kind: 'rotated'; player: RefreshedPlayer; familyId: string; refreshTokenId: string; expiresAt: Date }
  /** The session had run out, and the player had asked to be remembered: here is the next one. */
  | { kind: 'reopened'; player: RefreshedPlayer; session: OpenedSession }

interface RefreshedPlayer {
  login: string
  email: string
}

/**
 * A new session refers to its player, whom its insert locks: a change of the e-mail address locks the player and then
 * the sign-ins, so here the player comes first as well (docs/adr/0058).
 */
const lockPlayerOf = (tx: Tx, tokenId: string) =>
  tx
    .select({ id: players.id })
    .from(refreshTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
    .innerJoin(players, eq(players.id, sessionFamilies.playerId))
    .where(eq(refreshTokens.id, tokenId))
    .for('key share', { of: players })

/** Of several uses of one token each sees what the one before it has done. */
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
 * Changes a refresh token for the next one. It works once, and only together with a cookie of the same
 * sign-in: neither of the two alone opens anything. Shown a second time, either the answer to the first was lost on its
 * way, and then nothing of it has been used: it is taken back, and another given. Or it has been stolen, by whoever
 * comes second or by whoever came first, and everything of that sign-in ends.
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
