import type { ErrorMessage } from '@players-club/api-client'

/** What every asynchronous operation looks like from outside. */
export type Operation<T> = {
  readonly loading: boolean
  readonly data: T | undefined
  readonly error: ErrorMessage | null
}
