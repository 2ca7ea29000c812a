import { ApiError, isTokenRefusal } from '@players-club/api-client'

/** These are answered before the server looks the idempotency key up. */
const isBeforeKey = ({ status, messageKey }: ApiError): boolean =>
  status === 401 || status === 429 || (status === 403 && (!messageKey || isTokenRefusal(messageKey)))

/**
 * Whether the server has stated that nothing was done. A request in progress or a server error does not state that; nor
 * does a retry that is refused before its idempotency key is looked up say anything about the attempt whose answer was
 * lost.
 */
export const isRefusal = (error: unknown, isRetry = false): boolean =>
  error instanceof ApiError &&
  error.kind === 'problem' &&
  error.status < 500 &&
  error.status !== 409 &&
  !(isRetry && isBeforeKey(error))

/** Whether the server was not reached, or did not answer in time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
