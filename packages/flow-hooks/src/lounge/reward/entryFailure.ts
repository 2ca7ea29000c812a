import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import { isRefusal } from '../../club/isRefusal.ts'

/** The message of a failed entry: its own text, or that something went wrong where the server's answer has none. */
export function entryFailure(error: unknown): ErrorMessage {
  const isProblem = error instanceof ApiError && error.kind === 'problem'
  const hasText = isProblem && error.messageKey !== undefined && isRefusal(error)
  return isProblem && !hasText ? { key: 'error.general' } : errorMessage(error)
}

/** The event of a failed entry: refused, or lost with an unknown outcome. */
export function entryFailed(error: unknown, isRetry: boolean) {
  const type: 'refused' | 'lost' = isRefusal(error, isRetry) ? 'refused' : 'lost'
  return { type, message: entryFailure(error) }
}

/** The event of a location check that gave no answer. */
export const locationFailed = (error: unknown) =>
  ({ type: 'location-failed', message: entryFailure(error) }) as const
