import type { ErrorMessage } from '@players-club/api-client'

/** What every asynchronous operation looks like from outside. */
export type Operation<T> = {
  readonly loading: boolean
  readonly data: T | undefined
  readonly error: ErrorMessage | null
}

/** What can happen to a call: it is pending, fulfilled with data, or rejected with a message. */
export type OperationEvent<T> =
  | { readonly type: 'pending' }
  | { readonly type: 'fulfilled'; readonly data: T }
  | { readonly type: 'rejected'; readonly error: ErrorMessage }

const untouched: Operation<never> = { loading: false, data: undefined, error: null }

/** An operation that was not started. */
export function idleOperation<T>(): Operation<T> {
  return untouched
}

/** Pending keeps what is there on the page, rejected too; only a new answer replaces it. */
export function operation<T>(state: Operation<T>, event: OperationEvent<T>): Operation<T> {
  switch (event.type) {
    case 'pending':
      return { ...state, loading: true, error: null }
    case 'fulfilled':
      return { loading: false, data: event.data, error: null }
    case 'rejected':
      return { ...state, loading: false, error: event.error }
  }
}
