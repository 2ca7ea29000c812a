import { loyaltyTransaction, pageOf } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { pointsHistoryQuery } from './pointsHistoryQuery.ts'

/** The movements of the player's points, the latest first. Pages are counted from 0. */
export const getPointsHistory = endpoint({
  name: 'history.getPointsHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/transactions',
  query: pointsHistoryQuery,
  answer: pageOf(loyaltyTransaction),
  access: 'player',
})
