import { activity } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { activityErrors, activityId } from './activityKey.ts'

/** One activity by its id, with what the player may still earn from it. */
export const getPlayerActivity = endpoint({
  name: 'activities.getPlayerActivity',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/activities/{activityId}',
  params: object({ activityId }),
  answer: activity,
  errors: activityErrors,
  access: 'player',
  effect: 'read',
})
