import { drawEntry, pageOf } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { drawsHistoryQuery } from './historyFilter.ts'

/** The draw entries from the player’s tickets, the latest first. */
export const getSecondChanceTickets = endpoint({
  name: 'history.getSecondChanceTickets',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/history/second-chance-tickets',
  query: drawsHistoryQuery,
  answer: pageOf(drawEntry),
  access: 'player',
})
