import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../database/index.ts'
import type { Currency } from '../ledger/ledger.tables.ts'
import { newId } from '../ids/index.ts'
import { hashKey, randomKey } from '../secrets/index.ts'
import { refreshTokens, sessionFamilies, sessions } from './sessions.tables.ts'
import { SESSION_LIMITS } from './settings.ts'

/** A live session, as a request sees it. */
export interface Session {
  playerId: string
  login: string
  email: string
  familyId: string
  remember: boolean
  expiresAt: Date
  /** What the player holds, where it was asked for along with the session: one round trip instead of two. */
  balance?: number
}

/** A session just opened: the only moment its cookie's value is known. */
export interface OpenedSession {
  cookieValue: string
  familyId: string
  refreshTokenId: string
  remember: boolean
  expiresAt: Date
  /** When a remembered sign-in ends for good: as long as the cookie is to be kept. */
  familyExpiresAt: Date
}

interface FoundRow {
  player_id: string
  login: string
  email: string
  family_id: string
  remember: boolean
  last_seen_at: Date
  expires_at: Date
  absolute_expires_at: Date
  balance?: string | null
}

const findText = (more: string) =>
  `select s.player_id, s.family_id, s.remember, s.last_seen_at, s.expires_at, s.absolute_expires_at, p.login, p.email
    ${more} from sessions s join players p on p.id = s.player_id
    where s.id_hash = $1 and s.revoked_at is null and s.expires_at > $2 and s.absolute_expires_at > $2 and p.state = 'active'`

const FIND = { name: 'sessions.find', text: findText('') }

const FIND_WITH_BALANCE = {
  name: 'sessions.findWithBalance',
  text: findText(`, (select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
    where a.player_id = s.player_id and a.currency = $3) as balance`),
}

// The conditions again: a session that was ended since it was found is not brought back to life.
const TOUCH = {
  name: 'sessions.touch',
  text: `update sessions set last_seen_at = $2, expires_at = least($3, absolute_expires_at)
    where id_hash = $1 and revoked_at is null and expires_at > $2 and last_seen_at < $2`,
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** The live session behind a cookie, its idle limit moved on; null where there is none. */
export const findSession = (
  database: Database,
  cookieValue: string,
  now: Date,
  balanceOf?: Currency,
): Promise<Session | null> => findSessionByHash(database, hashKey(cookieValue), now, balanceOf)

/** The same by what is stored of the cookie. */
export const findSessionByHash = async (
  database: Database,
  idHash: Uint8Array,
  now: Date,
  balanceOf?: Currency,
): Promise<Session | null> => {
  const [row] = await database.statement<FoundRow>(
    balanceOf === undefined
      ? { ...FIND, values: [idHash, now] }
      : { ...FIND_WITH_BALANCE, values: [idHash, now, balanceOf] },
  )
  if (!row) return null
  let expiresAt = row.expires_at
  if (now.getTime() - row.last_seen_at.getTime() >= SESSION_LIMITS.touchMs) {
    expiresAt = earlier(later(now, SESSION_LIMITS.idleMs), row.absolute_expires_at)
    await database.statement({ ...TOUCH, values: [idHash, now, expiresAt] })
  }
  return {
    playerId: row.player_id,
    login: row.login,
    email: row.email,
    familyId: row.family_id,
    remember: row.remember,
    expiresAt,
    ...(balanceOf === undefined ? {} : { balance: Number(row.balance ?? 0) }),
  }
}

/** Opens one more session within a family, with the refresh token that follows it. */
export const openSession = async (
  tx: Tx,
  family: { id: string; playerId: string; remember: boolean; expiresAt: Date },
  now: Date,
): Promise<OpenedSession> => {
  const cookieValue = randomKey()
  const absoluteExpiresAt = earlier(later(now, SESSION_LIMITS.absoluteMs), family.expiresAt)
  const expiresAt = earlier(later(now, SESSION_LIMITS.idleMs), absoluteExpiresAt)
  await tx.insert(sessions).values({
    idHash: hashKey(cookieValue),
    playerId: family.playerId,
    familyId: family.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    absoluteExpiresAt,
    remember: family.remember,
  })
  const refreshTokenId = await issueRefreshToken(tx, family.id, now)
  return {
    cookieValue,
    familyId: family.id,
    refreshTokenId,
    remember: family.remember,
    expiresAt,
    familyExpiresAt: family.expiresAt,
  }
}

/** Begins a family: what a sign-in does. The session is always a new one, whatever cookie came along. */
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

/** Ends everything that came of one sign-in. */
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

/** Ends the family behind a cookie, if there is one, whether or not its session is still live. */
export const revokeFamilyOfCookie = async (tx: Tx, cookieValue: string, now: Date): Promise<void> => {
  const [found] = await tx
    .select({ familyId: sessions.familyId })
    .from(sessions)
    .where(eq(sessions.idHash, hashKey(cookieValue)))
  if (found) await revokeFamily(tx, found.familyId, now)
}

/** Ends every sign-in of a player: when a password changes or an account is suspended. */
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
