import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'

/**
 * Why no mail was sent, or null where the player must not know: a refusal that the contract does not name for the call
 * would reveal something about the account.
 */
export function refusalNotice(error: unknown): ErrorMessage | null {
  if (error instanceof ApiError && error.problem?.errorKey && !error.messageKey) return null
  const message = errorMessage(error)
  // The server's own words for an error without a key are meant for operators only.
  return message.key ? message : { key: 'error.general' }
}
