import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'

/** Why a ticket was not entered: by the key of the error, else its title, else whatever it says. */
export function ticketRefusal(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError) || error.kind !== 'problem') return errorMessage(error)
  const { messageKey, problem, status } = error
  const params = problem?.params
  const isJackpot = problem?.title.startsWith('JACKPOT') && problem.errorKey?.endsWith('invalid')
  const key = isJackpot ? 'error.gameTicketEntry.jackpoterror.invalid' : messageKey
  if (key) return { key: isCounted(key) && params && 'left' in params ? `${key}.counted` : key, params }
  if (status >= 500) return { key: 'error.gameTicketEntry.unavailable' }
  const text = problem?.title || problem?.detail
  return text ? { text } : errorMessage(error)
}

/** The refusals that count towards the lock-out, whose texts can say how many attempts are left. */
const COUNTED = [
  'error.gameTicketEntry.invalid',
  'error.gameTicketEntry.jackpoterror.invalid',
  'error.gameTicketEntry.notFound',
] as const

const isCounted = (key: MessageKey): key is (typeof COUNTED)[number] => COUNTED.some(each => each === key)
