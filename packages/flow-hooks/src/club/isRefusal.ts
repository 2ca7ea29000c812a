import { ApiError } from '@players-club/api-client'

/** Whether the server has stated that nothing was done. A request in progress or a server error does not state that. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'problem' && error.status < 500 && error.status !== 409
