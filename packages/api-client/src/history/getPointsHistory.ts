import { ledgerTransaction, pageOf } from '@players-club/domain-models'
import { max, min, object, optional } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'
import { historyFilter } from './historyFilter.ts'

/** The movements of the player's points, the latest first. Pages are counted from 0. */
export const getPointsHistory = endpoint({
  name: 'history.getPointsHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/transactions',
  query: object({
    page: min(queryInteger, 0),
    size: max(min(queryInteger, 1), 100),
    filter: optional(historyFilter),
  }),
  answer: pageOf(ledgerTransaction),
  errors: {},
  access: 'player',
  effect: 'read',
})
