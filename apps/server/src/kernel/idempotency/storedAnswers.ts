import type { Tx } from '../database/index.ts'
import { idempotencyError } from './errors.ts'
import { idempotencyRecords } from './idempotency.tables.ts'
import type { ValueRequest } from './request.ts'

const CLAIM = { name: 'idempotency.claim', text: 'select idempotency_claim($1, $2, $3, $4) as answer' }

/**
 * The stored answer of a request; null if it is new. The unit of work then holds the lock of the key, and a parallel
 * copy of the request is told that it is in flight. An answer was written by the same operation, so its type is known.
 */
export async function findStoredAnswer<Answer>(
  tx: Tx,
  playerId: string,
  { key, operation, bodyHash }: ValueRequest,
): Promise<Answer | null> {
  try {
    const values = [playerId, key, operation, bodyHash]
    const [row] = await tx.run<{ answer: Answer | null }>({ ...CLAIM, values })
    return row?.answer ?? null
  } catch (error) {
    throw idempotencyError(error)
  }
}

/**
 * Stores the answer of a request that took several units of work. The key is not locked any more: of two parallel copies
 * of a request the first answer counts, and what was done is not undone.
 */
export async function storeAnswer(
  tx: Tx,
  { playerId, request, now }: { playerId: string; request: ValueRequest; now: Date },
  answer: unknown,
): Promise<void> {
  await tx
    .insert(idempotencyRecords)
    .values({ playerId, ...request, answer, createdAt: now })
    .onConflictDoNothing()
}
