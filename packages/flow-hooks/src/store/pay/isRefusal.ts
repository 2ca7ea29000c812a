import { ApiError } from '@players-club/api-client'

/** With an answer that says no, no attempt under this key has done anything; without one, it may have. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'problem' && error.status < 500
