import { expiringPoints } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** How many of the player's points expire next, and when. */
export const getExpiringPoints = endpoint({
  name: 'history.getExpiringPoints',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/expiring',
  answer: expiringPoints,
  access: 'player',
})
