import { ApiError } from '@players-club/api-client'

/** Whether the server has said that nothing was done. That it is at work on the same, or broke down, says no such thing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'problem' && error.status < 500 && error.status !== 409
