import { sqlState } from '../database/index.ts'

/** A request that moves value has no key, or an invalid one. */
export class IdempotencyKeyMissingError extends Error {
  override readonly name = 'IdempotencyKeyMissingError'

  constructor() {
    super('A request that moves value carries an Idempotency-Key of 8 to 128 letters, digits, - and _.')
  }
}

/** The key belongs to another request already. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError'

  constructor(options?: ErrorOptions) {
    super('The Idempotency-Key was used for another request.', options)
  }
}

/** The same request is in flight. */
export class IdempotencyInFlightError extends Error {
  override readonly name = 'IdempotencyInFlightError'
}

/** The error for what the database's functions refuse; any other error stays unchanged. */
export function idempotencyError(error: unknown): unknown {
  const state = sqlState(error)
  if (state === 'PC409')
    return new IdempotencyInFlightError('A request with this Idempotency-Key is at work.', { cause: error })
  if (state === 'PC422') return new IdempotencyConflictError({ cause: error })
  return error
}
