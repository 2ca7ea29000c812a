import { loyaltyTransaction, pageOf } from '@players-club/domain-models'
import { assign, object, optional } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { historyFilter } from './historyFilter.ts'

/** What the player's points were spent on, the latest first. */
export const getDebitHistory = endpoint({
  name: 'history.getDebitHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/debits',
  query: assign(pageQuery, object({ filter: optional(historyFilter(['REWARDS'])) })),
  answer: pageOf(loyaltyTransaction),
  access: 'player',
})
