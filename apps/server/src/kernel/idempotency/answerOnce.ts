import { sql } from 'drizzle-orm'
import { IdempotencyConflictError, IdempotencyInFlightError } from './errors.ts'
import { idempotencyRecords } from './idempotency.tables.ts'
import { sqlState } from '../database/index.ts'
import type { Tx } from '../database/index.ts'
import type { ValueRequest } from './request.ts'

export interface StoredAnswer {
  status: number
  body: unknown
}

/**
 * Answers a player's request once: `work` runs the first time, and later requests get the stored answer. The answer is
 * committed with the effects of `work`. A refusal is thrown, not answered: it did nothing and is not stored.
 */
export async function answerOnce(
  tx: Tx,
  { playerId, request, now }: { playerId: string; request: ValueRequest; now: Date },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const earlier = await findStoredAnswer(tx, playerId, request)
  if (earlier !== null) return earlier
  const answer = await work()
  await tx.insert(idempotencyRecords).values({ playerId, ...request, ...answer, createdAt: now })
  return answer
}

/**
 * Stores the answer of a request that something else makes idempotent. It does not lock the key, so that a parallel
 * copy of the request cannot undo what was done.
 */
export async function storeAnswer(
  tx: Tx,
  { playerId, request, now }: { playerId: string; request: ValueRequest; now: Date },
  answer: StoredAnswer,
): Promise<void> {
  await tx
    .insert(idempotencyRecords)
    .values({ playerId, ...request, ...answer, createdAt: now })
    .onConflictDoNothing()
}

/**
 * The stored answer of a request; null if it is new. The unit of work then holds the lock of the key, and a parallel
 * copy of the request is told that it is in flight.
 */
export async function findStoredAnswer(
  tx: Tx,
  playerId: string,
  request: ValueRequest,
): Promise<StoredAnswer | null> {
  try {
    const { rows } = await tx.execute<{ answer: StoredAnswer | null }>(
      sql`select idempotency_claim(${playerId}, ${request.key}, ${request.operation}, ${request.bodyHash}) as answer`,
    )
    return rows[0]?.answer ?? null
  } catch (error) {
    if (sqlState(error) === 'PC409') throw new IdempotencyInFlightError({ cause: error })
    if (sqlState(error) === 'PC422') throw new IdempotencyConflictError({ cause: error })
    throw error
  }
}
