import { batchPerTick, DatabaseUnavailableError, type Database } from '../database/index.ts'
import type { Currency } from '../ledger/ledger.tables.ts'
import { hashKey } from '../secrets/secrets.ts'
import type { Lifetime } from './sessions.ts'
import { idleLimits, touchSession } from './touchSession.ts'

/** A live session, as a request sees it. */
export interface Session extends Lifetime {
  playerId: string
  login: string
  email: string
  familyId: string
  /** The player's balance, if it was read along with the session: one round trip instead of two. */
  balance?: number
}

interface FoundRow extends Omit<Session, 'balance'> {
  place: number
  lastSeenAt: Date | null
  balance: string | null
}

/** How a session is looked up. */
export interface SessionLookUp {
  /** The currency whose balance to read along. */
  balanceOf?: Currency | undefined
  /** A page asks by itself, which is no activity of the player: the end of the session stays. */
  isUnattended?: boolean | undefined
}

/** One look-up, by the hash of a cookie. */
interface Asked extends SessionLookUp {
  idHash: Uint8Array
}

// As JSON, because the planner knows the length of an array and would plan short ones each time.
// Limited, so that each session is looked up by its key, and its player by theirs, even if the planner would rather
// scan a table that is almost empty.
const FIND = {
  name: 'sessions.find',
  text: `select asked.place, found.*
    from json_to_recordset($1) as asked (place int, id_hash text, currency text) cross join lateral (
      select s.player_id as "playerId", s.family_id as "familyId", s.remember, s.last_seen_at as "lastSeenAt",
        s.expires_at as "expiresAt", s.absolute_expires_at as "absoluteExpiresAt", p.login, p.email,
        (select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
          where a.player_id = s.player_id and a.currency = asked.currency) as balance
      from sessions s cross join lateral (
        select login, email from players where id = s.player_id and state = 'active' limit 1
      ) as p
      where s.id_hash = decode(asked.id_hash, 'hex') and s.revoked_at is null limit 1
    ) as found`,
}

/** The sessions that were not ended, each at the position of its look-up. */
const findRows = async (
  database: Database,
  asked: readonly Asked[],
): Promise<readonly (FoundRow | undefined)[]> => {
  const list = asked.map(({ idHash, balanceOf }, place) => ({
    place,
    id_hash: Buffer.from(idHash).toString('hex'),
    currency: balanceOf,
  }))
  const rows = await database.statement<FoundRow>({ ...FIND, values: [JSON.stringify(list)] })
  const byPlace = new Map(rows.map(row => [row.place, row]))
  return asked.map((_, place) => byPlace.get(place))
}

/** False while the database only answers reads: those of signed-in players are answered as well (ADR 0011). */
const touch = async (database: Database, idHash: Uint8Array, now: Date): Promise<boolean> => {
  try {
    await database.statement(touchSession(idHash, now))
    return true
  } catch (error) {
    if (error instanceof DatabaseUnavailableError && error.reason === 'readOnly') return false
    throw error
  }
}

/** The session of a row while its limits have not passed, with its idle timeout restarted unless it was looked up unattended. */
const liveSession = async (
  database: Database,
  row: FoundRow | undefined,
  { idHash, balanceOf, isUnattended = false }: Asked,
  now: Date,
): Promise<Session | null> => {
  if (!row || row.expiresAt <= now || row.absoluteExpiresAt <= now) return null
  const { playerId, login, email, familyId, remember, lastSeenAt, absoluteExpiresAt } = row
  let { expiresAt } = row
  const { touchBefore, idleUntil } = idleLimits(now)
  const isTouchDue = !lastSeenAt || lastSeenAt <= touchBefore
  if (isTouchDue && !isUnattended) {
    if (await touch(database, idHash, now))
      expiresAt = idleUntil < absoluteExpiresAt ? idleUntil : absoluteExpiresAt
  }
  return {
    playerId,
    login,
    email,
    familyId,
    remember,
    expiresAt,
    absoluteExpiresAt,
    ...(balanceOf === undefined ? {} : { balance: Number(row.balance ?? 0) }),
  }
}

/** Finds the live session of a cookie, or null; requests of one tick share one query. */
export const createFindSession = (database: Database) => {
  const findRow = batchPerTick((asked: readonly Asked[]) => findRows(database, asked))
  return async (cookieValue: string, now: Date, lookUp: SessionLookUp = {}): Promise<Session | null> => {
    const asked = { ...lookUp, idHash: hashKey(cookieValue) }
    return liveSession(database, await findRow(asked), asked, now)
  }
}

/** Finds one session by the stored hash of its cookie. */
export const findSessionByHash = async (
  database: Database,
  idHash: Uint8Array,
  now: Date,
): Promise<Session | null> => {
  const [row] = await findRows(database, [{ idHash }])
  return liveSession(database, row, { idHash }, now)
}
