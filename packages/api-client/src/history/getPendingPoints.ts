import { pendingPoints } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** Returns how many points were promised to the player and are not credited yet. */
export const getPendingPoints = endpoint({
  name: 'history.getPendingPoints',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/pending',
  answer: pendingPoints,
  access: 'player',
})
