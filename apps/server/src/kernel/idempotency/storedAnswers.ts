import type { Statement, Tx } from '../database/index.ts'
import { idempotencyError } from './errors.ts'
import type { ValueRequest } from './request.ts'

const CLAIM = { name: 'idempotency.claim', text: 'select idempotency_claim($1, $2, $3, $4) as answer' }

/**
 * The stored answer of a request; null if it is new. The unit of work then holds the lock of the key, and a parallel
 * copy of the request is refused as in flight. An answer was written by the same operation, so its type is known.
 */
export async function findStoredAnswer<Answer>(
  tx: Tx,
  playerId: string,
  { key, operation, bodyHash }: ValueRequest,
): Promise<Answer | null> {
  try {
    const values = [playerId, key, operation, bodyHash]
    const [row] = await tx.statement<{ answer: Answer | null }>({ ...CLAIM, values })
    return row?.answer ?? null
  } catch (error) {
    throw idempotencyError(error)
  }
}

const STORE = {
  name: 'idempotency.store',
  text: `insert into idempotency_records (player_id, key, operation, body_hash, answer, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
}

/**
 * The statement that stores the answer of a request that took several units of work. The key is not locked any more: of
 * two parallel copies of a request the first answer counts, and what was done is not undone.
 */
export function storeAnswer(
  { playerId, request, now }: { playerId: string; request: ValueRequest; now: Date },
  answer: unknown,
): Statement {
  const { key, operation, bodyHash } = request
  return { ...STORE, values: [playerId, key, operation, bodyHash, JSON.stringify(answer), now] }
}
