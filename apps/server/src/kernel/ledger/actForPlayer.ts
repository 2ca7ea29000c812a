import type { Database, Statement, Tx } from '../database/index.ts'
import { type ValueRequest } from '../idempotency/request.ts'
import { storeAnswer } from '../idempotency/storedAnswers.ts'
import { LimitRefusal, refusalByRest } from '../limits/playerLimits.ts'
import { idleLimits, touchSession } from '../sessions/index.ts'
import { ledgerError } from './errors.ts'
import { inTurn, notePlayer, type Asker } from './inTurn.ts'

/** A player's value-moving request. */
export interface PlayerRequest {
  asker: Asker
  request: ValueRequest
  now: Date
}

interface Begun<Answer> {
  playerId: string
  /** The stored answer; null if the request is new. */
  answer: Answer | null
}

/**
 * A unit of work that begins with the asking player, found by a live session, and with the stored answer of the request.
 * It holds the lock of the key, and a parallel copy of the request is refused as in flight. Its last statement
 * comes from `work`.
 */
export const requestUnitOfWork = async <Answer, T>(
  database: Database,
  { asker, request, now }: PlayerRequest,
  work: (tx: Tx, begun: Begun<Answer>) => Promise<{ result: T; last: Statement }>,
): Promise<T> => {
  const { key, operation, bodyHash } = request
  const [session, player] = 'playerId' in asker ? [null, asker.playerId] : [asker.sessionHash, null]
  const first = { ...BEGIN, values: [session, player, key, operation, bodyHash, now] }
  try {
    return await inTurn(database, asker, () =>
      database.framedUnitOfWork<{ player_id: string; answer: Answer | null }, T>({
        first,
        work(tx, [row]) {
          if (row === undefined) throw new Error('A function returned no row.')
          notePlayer(asker, row.player_id)
          return work(tx, { playerId: row.player_id, answer: row.answer })
        },
      }),
    )
  } catch (error) {
    throw error instanceof LimitRefusal ? await refusalByRest(database, error) : ledgerError(error)
  }
}

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
  requestUnitOfWork<Answer, Answer>(database, asked, async (tx, { playerId, answer: earlier }) => {
    if (earlier !== null) return { result: earlier, last: touchAsker(asked) }
    const result = await work(tx, playerId)
    return { result, last: endRequest(asked, playerId, result) }
  })

/**
 * The first unit of work of a request that calls a third party between two of them. `work` runs unless the answer is
 * stored, and may answer itself.
 */
export const beginForPlayer = <Answer, Begun extends object>(
  database: Database,
  asked: PlayerRequest,
  work: (tx: Tx, playerId: string) => Promise<Begun | { answer: Answer }>,
): Promise<Begun | { answer: Answer }> =>
  requestUnitOfWork<Answer, Begun | { answer: Answer }>(
    database,
    asked,
    async (tx, { playerId, answer }) => ({
      result: answer === null ? await work(tx, playerId) : { answer },
      last: touchAsker(asked),
    }),
  )

/** The last unit of work of such a request: the answer is stored with its effect. */
export const endForPlayer = <Answer>(
  database: Database,
  asked: { playerId: string; request: ValueRequest; now: Date },
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> =>
  database.framedUnitOfWork({
    async work(tx) {
      const result = await work(tx)
      return { result, last: storeAnswer(asked, result) }
    },
  })

/** The parameters of a session: its hash, now, and what restarts its idle time-out. */
export const sessionParameters = ({ asker, now }: PlayerRequest) => ({
  session: 'playerId' in asker ? null : asker.sessionHash,
  ...idleLimits(now),
})

/** Restarts the idle timeout of the session. It comes last: sessions are locked after the player (docs/adr/0058). */
export const touchAsker = (asked: PlayerRequest): Statement =>
  touchSession(sessionParameters(asked).session, asked.now)

/** Stores the answer and restarts the idle timeout of the session. */
function endRequest(asked: PlayerRequest, playerId: string, answer: unknown): Statement {
  const { key, operation, bodyHash } = asked.request
  const { session, touchBefore, idleUntil } = sessionParameters(asked)
  const stored = [session, playerId, key, operation, bodyHash, JSON.stringify(answer)]
  return { ...END, values: [...stored, asked.now, touchBefore, idleUntil] }
}

const BEGIN = {
  name: 'valueRequest.begin',
  text: 'select player_id, answer from value_request_begin($1, $2, $3, $4, $5, $6)',
}

const END = {
  name: 'valueRequest.end',
  text: 'select value_request_end($1, $2, $3, $4, $5, $6, $7, $8, $9)',
}
