import { ApiError, errorMessage, isTokenRefusal, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'

/** The keys that every call may be refused with: nothing was mailed, and they are about no account. */
const GENERAL_REFUSALS = ['error.badRequest', 'error.rateLimited']

/**
 * Why no mail was sent, or null where the player must not know: only the account's refusals in `shown` are, because any
 * other would reveal something about the account.
 */
export function refusalNotice(error: unknown, shown: readonly MessageKey[]): ErrorMessage | null {
  const key = error instanceof ApiError ? error.problem?.errorKey : undefined
  const message = errorMessage(error)
  if (key) {
    const isShown = isTokenRefusal(key) || [...shown, ...GENERAL_REFUSALS].includes(key)
    return isShown ? message : null
  }
  // The server's own words for an error without a key are meant for operators only.
  return message.key ? message : { key: 'error.general' }
}
