import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../database/index.ts'
import { newId } from '../ids/newId.ts'
import { hashKey, randomKey } from '../secrets/secrets.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'
import { SESSION_LIMITS } from './settings.ts'

/** How long a session lasts. */
export interface Lifetime {
  /** Renewed at its end, as its player asked to be remembered. */
  remember: boolean
  /** The idle limit, which activity moves. */
  expiresAt: Date
  /** The limit that nothing moves. */
  absoluteExpiresAt: Date
}

/** A new session: the only moment its cookie's value is known. */
export interface OpenedSession extends Lifetime {
  cookieValue: string
  familyId: string
  refreshTokenId: string
  /** When a remembered sign-in ends for good, and its cookie with it. */
  familyExpiresAt: Date
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Opens another session within a family, with its refresh token. */
export const openSession = async (
  tx: Tx,
  family: { id: string; playerId: string; remember: boolean; expiresAt: Date },
  now: Date,
  openedByRenewal: string | null = null,
): Promise<OpenedSession> => {
  const cookieValue = randomKey()
  const absoluteExpiresAt = earlier(later(now, SESSION_LIMITS.absoluteMs), family.expiresAt)
  const expiresAt = earlier(later(now, SESSION_LIMITS.idleMs), absoluteExpiresAt)
  await tx.insert(sessions).values({
    idHash: hashKey(cookieValue),
    playerId: family.playerId,
    familyId: family.id,
    createdAt: now,
    lastSeenAt: openedByRenewal === null ? now : null,
    expiresAt,
    absoluteExpiresAt,
    remember: family.remember,
    openedByRenewal,
  })
  const refreshTokenId = await issueRefreshToken(tx, family.id, now)
  return {
    cookieValue,
    familyId: family.id,
    refreshTokenId,
    remember: family.remember,
    expiresAt,
    absoluteExpiresAt,
    familyExpiresAt: family.expiresAt,
  }
}

/** Begins a family, for a sign-in. The session is always new, whatever cookie the request had. */
export const beginSession = async (
  tx: Tx,
  { playerId, remember, now }: { playerId: string; remember: boolean; now: Date },
): Promise<OpenedSession> => {
  const expiresAt = later(now, remember ? SESSION_LIMITS.rememberMs : SESSION_LIMITS.absoluteMs)
  const family = { id: newId(now), playerId, remember, expiresAt }
  await tx.insert(sessionFamilies).values({ ...family, createdAt: now })
  return openSession(tx, family, now)
}

export const issueRefreshToken = async (tx: Tx, familyId: string, now: Date): Promise<string> => {
  const id = newId(now)
  await tx.insert(refreshTokens).values({ id, familyId, issuedAt: now })
  return id
}

/** Ends everything of one sign-in. */
export const revokeFamily = async (tx: Tx, familyId: string, now: Date): Promise<void> => {
  await tx
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt)))
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.familyId, familyId), isNull(sessions.revokedAt)))
}

/** Ends the family of a cookie, if there is one, whether or not its session is still live. */
export const revokeFamilyOfCookie = async (tx: Tx, cookieValue: string, now: Date): Promise<void> => {
  const [found] = await tx
    .select({ familyId: sessions.familyId })
    .from(sessions)
    .where(eq(sessions.idHash, hashKey(cookieValue)))
  if (found) await revokeFamily(tx, found.familyId, now)
}

/** Ends every session of a player: when a password changes or an account is suspended. */
export const revokePlayer = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  const families = await tx
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(eq(sessionFamilies.playerId, playerId), isNull(sessionFamilies.revokedAt)))
    .returning({ id: sessionFamilies.id })
  if (families.length === 0) return
  const ids = families.map(family => family.id)
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.familyId, ids), isNull(sessions.revokedAt)))
}
