import type { AnswerOf, Endpoint, InputOf } from '../endpoint/index.ts'

export type CallOptions = {
  readonly signal?: AbortSignal
  /** Of a call that moves value: made when the form opens, the same for every attempt. */
  readonly idempotencyKey?: string
  /** Told how much of a form has gone out, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Calls that need nothing may leave the input out. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** The club's API: one method for every call of the contract. It rejects with an `ApiError`. */
export type Api = {
  call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<AnswerOf<E>>
}
