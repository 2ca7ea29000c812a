import { and, eq, isNull, sql } from 'drizzle-orm'
import { players } from '../../accounts/accounts.tables.ts'
import type { Tx } from '../database/index.ts'
import { newId } from '../ids/newId.ts'
import { hashKey } from '../secrets/secrets.ts'
import {
  issueRefreshToken,
  openSession,
  revokeFamily,
  type Lifetime,
  type OpenedSession,
} from './sessions.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'

export type Refreshed =
  | { kind: 'refused' }
  /** The token was used before: everything of the sign-in has ended. */
  | { kind: 'reused' }
  /** The session is still live: only its refresh token is new. */
  | {
      kind: 'rotated'
      player: RefreshedPlayer
      session: Lifetime & { familyId: string; refreshTokenId: string }
    }
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
      usedByRenewal: refreshTokens.usedByRenewal,
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
 * Revokes the session and the refresh token that an earlier renewal issued, if neither was used; returns whether it
 * did.
 */
const revokeUnused = async (
  tx: Tx,
  { familyId, earlier, renewal, now }: { familyId: string; earlier: string; renewal: string; now: Date },
): Promise<boolean> => {
  const unused = await tx
    .update(sessions)
    .set({ revokedAt: now, endedByRenewal: renewal })
    .where(
      and(
        eq(sessions.familyId, familyId),
        eq(sessions.openedByRenewal, earlier),
        isNull(sessions.lastSeenAt),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ idHash: sessions.idHash })
  if (unused.length === 0) return false
  await tx
    .update(refreshTokens)
    .set({ usedByRenewal: renewal })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.usedByRenewal)))
  return true
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
  const { familyId, usedByRenewal: earlier } = family
  const renewal = newId(now)
  const session = cookieValue === null ? undefined : await findSessionOf(tx, cookieValue, familyId)
  // The answer is sent again only to the cookie of the session that the renewal ended.
  const isRetry = earlier !== null && session?.endedByRenewal === earlier
  if (earlier !== null && !(isRetry && (await revokeUnused(tx, { familyId, earlier, renewal, now })))) {
    await revokeFamily(tx, familyId, now)
    return { kind: 'reused' }
  }
  if (!session || (session.revokedAt !== null && !isRetry) || family.state !== 'active') {
    return { kind: 'refused' }
  }
  const isLive = session.revokedAt === null && session.expiresAt > now && session.absoluteExpiresAt > now
  if (!isLive && !family.remember) return { kind: 'refused' }

  await tx.update(refreshTokens).set({ usedByRenewal: renewal }).where(eq(refreshTokens.id, tokenId))
  const player = { login: family.login, email: family.email }
  if (isLive) {
    // Its refresh token was used, so the client has received the answer.
    const lastSeenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
    await tx.update(sessions).set({ lastSeenAt }).where(eq(sessions.idHash, session.idHash))
    const refreshTokenId = await issueRefreshToken(tx, familyId, now)
    return { kind: 'rotated', player, session: { ...session, refreshTokenId } }
  }
  await tx
    .update(sessions)
    .set({ revokedAt: now, endedByRenewal: renewal })
    .where(eq(sessions.idHash, session.idHash))
  return {
    kind: 'reopened',
    player,
    session: await openSession(tx, { ...family, id: familyId }, now, renewal),
  }
}
