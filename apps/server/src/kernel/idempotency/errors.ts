/** A request that moves value came without a key, or with one that is none. */
export class IdempotencyKeyMissingError extends Error {
  override readonly name = 'IdempotencyKeyMissingError'

  constructor() {
    super('A request that moves value carries an Idempotency-Key of 8 to 128 letters, digits, - and _.')
  }
}

/** The key stands for another request already. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError'

  constructor(options?: ErrorOptions) {
    super('The Idempotency-Key was used for another request.', options)
  }
}

/** The same request is at work at this moment. */
export class IdempotencyInFlightError extends Error {
  override readonly name = 'IdempotencyInFlightError'

  constructor(options?: ErrorOptions) {
    super('A request with this Idempotency-Key is at work.', options)
  }
}
