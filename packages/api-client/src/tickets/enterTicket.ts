import { ticketEntryResult } from '@players-club/domain-models'
import { nullable, object, pattern, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Enters a ticket by its codes, and returns its result. */
export const enterTicket = endpoint({
  name: 'tickets.enterTicket',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/tickets/entries',
  body: object({
    ticketCode: pattern(string(), /^[0-9A-Z]{13,40}$/),
    secondCode: nullable(pattern(string(), /^[0-9A-Z]{3,20}$/)),
  }),
  answer: ticketEntryResult,
  errors: {
    'error.gameTicketEntry.cancelled': 422,
    'error.gameTicketEntry.dailyLimit': 429,
    'error.gameTicketEntry.duplicate': 422,
    'error.gameTicketEntry.expired': 422,
    'error.gameTicketEntry.gameEnded': 422,
    'error.gameTicketEntry.gameNotStarted': 422,
    'error.gameTicketEntry.inProgress': 409,
    'error.gameTicketEntry.invalid': 422,
    'error.gameTicketEntry.lockout': 429,
    'error.gameTicketEntry.notFound': 422,
    'error.gameTicketEntry.playLimit': 422,
    'error.gameTicketEntry.unavailable': 503,
    'error.gameTicketEntry.used': 422,
    'location.notInRegion': 403,
    'location.unavailable': 403,
  },
  access: 'player',
  effect: 'value',
})
