import { ledgerTransaction, pageOf, TOKEN_HISTORY_TYPES } from '@players-club/domain-models'
import { assign, object, optional } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { historyFilter } from './historyFilter.ts'

/** The movements of the player's tokens, the latest first. */
export const getTokenHistory = endpoint({
  name: 'history.getTokenHistory',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/tokens/transactions',
  query: assign(pageQuery, object({ filter: optional(historyFilter(TOKEN_HISTORY_TYPES)) })),
  answer: pageOf(ledgerTransaction),
  access: 'player',
})
