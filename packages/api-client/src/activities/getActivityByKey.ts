import { activity } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { activityErrors, activityKey } from './activityKey.ts'

/** One activity by its key; for a player with what may still be earned from it. */
export const getActivityByKey = endpoint({
  name: 'activities.getActivityByKey',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/keyed-activities/{key}',
  params: object({ key: activityKey }),
  answer: activity,
  errors: activityErrors,
  access: 'open',
  effect: 'read',
})
