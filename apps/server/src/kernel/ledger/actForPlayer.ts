import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/index.ts'
import { type ValueRequest } from '../idempotency/request.ts'
import { SESSION_LIMITS } from '../sessions/index.ts'
import { ledgerError } from './errors.ts'

/** Who asks: the stored hash of the session cookie, or a known player. */
export type Asker = { sessionHash: Uint8Array } | { playerId: string }

/** A player's value-moving request. */
export interface PlayerRequest {
  asker: Asker
  request: ValueRequest
  now: Date
}

/** The key by which the requests of one session wait for each other. */
export const queueKey = (asker: Asker): string =>
  'playerId' in asker ? asker.playerId : Buffer.from(asker.sessionHash).toString('base64')

/** A unit of work that waits for earlier ones of the same session. */
export const queuedUnitOfWork = <T>(
  database: Database,
  asker: Asker,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => database.queued(queueKey(asker), () => database.unitOfWork(work))

/**
 * A player's whole request in one unit of work: session, idempotency, effect and answer. `work` runs the first time, and
 * a repeated request gets the stored answer, which is committed with the effect. A refusal is thrown and not stored: it
 * did nothing.
 */
export const actForPlayer = <Answer>(
  database: Database,
  asked: PlayerRequest,
  work: (tx: Tx, playerId: string) => Promise<Answer>,
): Promise<Answer> =>
  queuedUnitOfWork(database, asked.asker, async tx => {
    const { playerId, answer: earlier } = await beginRequest<Answer>(tx, asked)
    if (earlier !== null) {
      await touchSession(tx, asked)
      return earlier
    }
    const answer = await work(tx, playerId)
    await endRequest(tx, asked, playerId, answer)
    return answer
  })

interface Begun<Answer> {
  playerId: string
  /** The stored answer; null if the request is new. */
  answer: Answer | null
}

/**
 * Finds the asking player by a live session, and the stored answer. The unit of work then holds the lock of the key, and
 * a parallel copy of the request is told that it is in flight.
 */
export async function beginRequest<Answer>(
  tx: Tx,
  { asker, request, now }: PlayerRequest,
): Promise<Begun<Answer>> {
  const { key, operation, bodyHash } = request
  const [session, player] = 'playerId' in asker ? [null, asker.playerId] : [asker.sessionHash, null]
  try {
    const { rows } = await tx.execute<{ player_id: string; answer: Answer | null }>(
      sql`select player_id, answer from value_request_begin(${session}, ${player}, ${key}, ${operation}, ${bodyHash},
        ${now})`,
    )
    const [row] = rows
    if (row === undefined) throw new Error('A function returned no row.')
    return { playerId: row.player_id, answer: row.answer }
  } catch (error) {
    throw ledgerError(error)
  }
}

/** The parameters of a session: its hash, now, and what restarts its idle time-out. */
export const sessionParameters = ({ asker, now }: PlayerRequest) => ({
  session: 'playerId' in asker ? null : asker.sessionHash,
  touchBefore: new Date(now.getTime() - SESSION_LIMITS.touchMs),
  idleUntil: new Date(now.getTime() + SESSION_LIMITS.idleMs),
})

/** Restarts the idle timeout of the session. It comes last: sessions are locked after the player (docs/adr/0058). */
export async function touchSession(tx: Tx, asked: PlayerRequest): Promise<void> {
  const { session, touchBefore, idleUntil } = sessionParameters(asked)
  await tx.execute(sql`select session_touch(${session}, ${asked.now}, ${touchBefore}, ${idleUntil})`)
}

/** Stores the answer and restarts the idle timeout of the session, in one round trip. */
async function endRequest(tx: Tx, asked: PlayerRequest, playerId: string, answer: unknown): Promise<void> {
  const { key, operation, bodyHash } = asked.request
  const { session, touchBefore, idleUntil } = sessionParameters(asked)
  await tx.execute(
    sql`select value_request_end(${session}, ${playerId}, ${key}, ${operation}, ${bodyHash}, ${JSON.stringify(answer)},
      ${asked.now}, ${touchBefore}, ${idleUntil})`,
  )
}
