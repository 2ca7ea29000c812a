import type { Database } from '../database/index.ts'

/** Who asks: the stored hash of the session cookie, or a known player. */
export type Asker = { sessionHash: Uint8Array } | { playerId: string }

const MOST_SESSIONS = 10_000

/** The players of the sessions that this server has served last. A session is of one player for as long as it lives. */
const playersOfSessions = new Map<string, string>()

const sessionKey = (hash: Uint8Array): string => Buffer.from(hash).toString('base64')

/** Notes whose session it is, so that the requests of all sessions of a player wait for each other. */
export function notePlayer(asker: Asker, playerId: string): void {
  if ('playerId' in asker) return
  const session = sessionKey(asker.sessionHash)
  // Set again, it is the last in the order of the map.
  playersOfSessions.delete(session)
  playersOfSessions.set(session, playerId)
  const [oldest] = playersOfSessions.keys()
  if (oldest !== undefined && playersOfSessions.size > MOST_SESSIONS) playersOfSessions.delete(oldest)
}

/**
 * Runs work of a player after what they have asked for before; it waits without holding a connection. The work of a
 * session whose player is not known yet waits for that of the same session.
 */
export function inTurn<T>(database: Database, asker: Asker, work: () => Promise<T>): Promise<T> {
  if ('playerId' in asker) return database.queued(asker.playerId, work)
  const session = sessionKey(asker.sessionHash)
  return database.queued(session, () => {
    const playerId = playersOfSessions.get(session)
    return playerId === undefined ? work() : database.queued(playerId, work)
  })
}
