import { activityStatus, CREDITED_ACTIVITIES } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** What an automatically credited activity earns the player, and whether it is complete. */
export const getActivityStatus = endpoint({
  name: 'activities.getActivityStatus',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/activities/{key}/status',
  params: object({ key: enums(CREDITED_ACTIVITIES) }),
  answer: activityStatus,
  access: 'player',
})
