import { activity } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** One activity, by key; for a player with what is left to earn. */
export const getActivityByKey = endpoint({
  name: 'activities.getActivityByKey',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/keyed-activities/{key}',
  params: object({ key: stableKey }),
  answer: activity,
  errors: activityErrors,
  access: 'open',
})
