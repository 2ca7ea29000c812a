import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'

/** Why a ticket was not entered: by the key of the error, else its title, else whatever it says. */
export function ticketRefusal(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError) || error.kind !== 'problem') return errorMessage(error)
  const { messageKey, problem, status } = error
  if (problem?.title.startsWith('JACKPOT') && problem.errorKey?.endsWith('invalid'))
    return { key: 'error.gameTicketEntry.jackpoterror.invalid' }
  if (messageKey) return { key: messageKey, params: problem?.params }
  if (status >= 500) return { key: 'error.gameTicketEntry.unavailable' }
  const text = problem?.title || problem?.detail
  return text ? { text } : errorMessage(error)
}
