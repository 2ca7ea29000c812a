import { enteredDraw } from '@players-club/domain-models'
import { nullable } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/**
 * The draw that the player entered last; null if there is none.
 * For other clients: our history lists all draws.
 */
export const getLatestDrawHistory = endpoint({
  name: 'promotions.getLatestDrawHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/latest-draw-entry',
  answer: nullable(enteredDraw),
  access: 'player',
})
