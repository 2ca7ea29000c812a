import { loyaltyTransaction, pageOf, POINTS_HISTORY_TYPES } from '@players-club/domain-models'
import { assign, object, optional } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { historyDays, typesFilter } from './historyFilter.ts'

/** The movements of the player's points, the latest first. Pages are counted from 0. */
export const getPointsHistory = endpoint({
  name: 'history.getPointsHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/transactions',
  query: assign(pageQuery, object({ ...historyDays, filter: optional(typesFilter(POINTS_HISTORY_TYPES)) })),
  answer: pageOf(loyaltyTransaction),
  access: 'player',
})
