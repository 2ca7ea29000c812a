import { activity } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** Returns one activity by its id, to guests and players alike. */
export const getActivity = endpoint({
  name: 'activities.getActivity',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/activities/{activityId}',
  params: object({ activityId: queryId }),
  answer: activity,
  errors: activityErrors,
  access: 'open',
})
