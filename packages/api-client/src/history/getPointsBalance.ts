import { pointsBalance } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** Returns the player's points, and how many of them expire next. */
export const getPointsBalance = endpoint({
  name: 'history.getPointsBalance',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/balance',
  answer: pointsBalance,
  access: 'player',
})
