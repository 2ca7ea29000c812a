import { enteredDraw, pageOf } from '@players-club/domain-models'
import { endpoint, pageQuery } from '../endpoint/index.ts'

/**
 * The draws that the player has entered, the latest first.
 * For other clients: our pages call `history.getDrawsHistory`.
 */
export const getSecondChanceHistory = endpoint({
  name: 'promotions.getSecondChanceHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/second-chance-history',
  query: pageQuery,
  answer: pageOf(enteredDraw),
  access: 'player',
})
