import { ApiError } from '@players-club/api-client'

/** Whether the server was not reached, or did not answer in time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
