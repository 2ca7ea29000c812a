import type { AnswerOf, Endpoint, InputOf } from '../endpoint/index.ts'

/** What a single call can be given: a signal that cancels it, its idempotency key, a listener for its progress. */
export type CallOptions = {
  readonly signal?: AbortSignal
  /** For value calls: created when the form opens, the same for every retry. */
  readonly idempotencyKey?: string
  /** Reports how much of a form has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Calls without input may omit it. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/**
 * The club's API: one method for every call of the contract. Rejects with an `ApiError`, with the reason of an aborted signal, or with a
 * `LateCodeError` where code that the call needs cannot be loaded.
 */
export type Api = {
  call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<AnswerOf<E>>
}
