import { pendingPoints } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The player's pending points. */
export const getPendingPoints = endpoint({
  name: 'history.getPendingPoints',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/points/pending',
  answer: pendingPoints,
  errors: {},
  access: 'player',
  effect: 'read',
})
