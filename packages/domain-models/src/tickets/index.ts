export { INVALID_TICKETS, POINTS_PER_DOLLAR, QUICK_CARD_PREFIX, TICKETS_PER_DAY } from './constants.ts'
export { TICKET_PRIZE_TYPES, ticketEntryResult, ticketPrize } from './TicketEntryResult.ts'
export type { TicketEntryResult, TicketPrize } from './TicketEntryResult.ts'
export { areTicketCodes, ticketCodes, transposedCode } from './ticketCodes.ts'
export type { TicketCodes } from './ticketCodes.ts'
export {
  codeLength,
  codePlaceholder,
  emptyTicket,
  excessOf,
  isCodeWhole,
  isDrawCode,
  isTicketWhole,
  maskCode,
  TICKET_FIELDS,
} from './ticketFields.ts'
export type { TicketField, TicketValues } from './ticketFields.ts'
export { ELIGIBLE_GAME_TYPES, TICKET_KINDS, ticketKinds } from './ticketKinds.ts'
export type { TicketKind } from './ticketKinds.ts'
export { printedCode } from './printedCode.ts'
export { pointsIn, ticketOutcome, ticketPoints } from './ticketOutcome.ts'
