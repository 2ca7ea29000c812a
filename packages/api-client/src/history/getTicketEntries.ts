import { instant, pageOf, ticketEntry } from '@players-club/domain-models'
import { assign, enums, object, optional } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'

/** The tickets that the player entered between two moments, both inclusive. */
export const getTicketEntries = endpoint({
  name: 'history.getTicketEntries',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/history/ticket-entries',
  query: assign(
    pageQuery,
    object({
      sort: enums(['entered,desc', 'entered,asc']),
      startDate: optional(instant()),
      endDate: optional(instant()),
    }),
  ),
  answer: pageOf(ticketEntry),
  access: 'player',
})
