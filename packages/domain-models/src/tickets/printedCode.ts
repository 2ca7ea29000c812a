import { QUICK_CARD_PREFIX } from './constants.ts'
import { areCodesOf } from './ticketCodes.ts'
import { codeLength, maskCode, TICKET_FIELDS } from './ticketFields.ts'

const FIELDS = [TICKET_FIELDS.scratch[0], TICKET_FIELDS.draw[0], TICKET_FIELDS.quickCard[0]]

/** A ticket's code as it is printed, from what the lottery knows it by. */
export function printedCode(ticketCode: string): string {
  const isQuickCard = areCodesOf('quickCard', { ticketCode, secondCode: null })
  const code = isQuickCard ? ticketCode.slice(QUICK_CARD_PREFIX.length) : ticketCode
  const field = FIELDS.find(each => each && codeLength(each) === code.length)
  return field ? maskCode(code, field) : code
}
