import { activity } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** One activity by id, with what is left to earn. */
export const getPlayerActivity = endpoint({
  name: 'activities.getPlayerActivity',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/activities/{activityId}',
  params: object({ activityId: queryId }),
  answer: activity,
  errors: activityErrors,
  access: 'player',
})
