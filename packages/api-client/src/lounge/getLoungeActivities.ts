import { cappedActivities } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The lounge's free activities, such as the daily bonus, and whether the player has claimed them. */
export const getLoungeActivities = endpoint({
  name: 'lounge.getLoungeActivities',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/lounge-activities/frequency-cap',
  answer: cappedActivities,
  access: 'player',
})
