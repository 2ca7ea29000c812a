import { pointsBalance } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The player's points balance. */
export const getPointsBalance = endpoint({
  name: 'history.getPointsBalance',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/balance',
  answer: pointsBalance,
  errors: {},
  access: 'player',
  effect: 'read',
})
