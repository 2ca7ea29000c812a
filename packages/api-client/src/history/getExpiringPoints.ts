import { expiringPoints } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** How many of the player's points are lost next if they are not used, and when. */
export const getExpiringPoints = endpoint({
  name: 'history.getExpiringPoints',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/expiring',
  answer: expiringPoints,
  errors: {},
  access: 'player',
  effect: 'read',
})
