import { cappedActivities } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** What the lounge gives for nothing, and whether the player has had it: the daily bonus. */
export const getLoungeActivities = endpoint({
  name: 'lounge.getLoungeActivities',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/lounge-activities/frequency-cap',
  answer: cappedActivities,
  errors: {},
  access: 'player',
  effect: 'read',
})
