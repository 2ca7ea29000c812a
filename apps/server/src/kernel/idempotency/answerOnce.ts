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
 * Answers a player's request once: `work` runs the first time, later the first answer is given again. The
 * answer is stored with what `work` did. A refusal is thrown, not answered: it did nothing and is not kept.
 */
export async function answerOnce(
  tx: Tx,
  { playerId, request, now }: { playerId: string; request: ValueRequest; now: Date },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const earlier = await earlierAnswer(tx, playerId, request)
  if (earlier !== null) return earlier
  const answer = await work()
  await tx.insert(idempotencyRecords).values({ playerId, ...request, ...answer, createdAt: now })
  return answer
}

/**
 * Keeps the answer of a request that something else makes happen once. It takes no hold of the key, so that the same
 * request, which is looked at beside it, cannot undo what was done.
 */
export async function keepAnswer(
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
 * What the request was answered before; null where it is new. Its key belongs to this unit of work from then on:
 * the same request beside it is told that it is in flight.
 */
export async function earlierAnswer(
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
