import { activityCredit } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** Credits an activity that is complete as soon as the player says so, such as an opened link. */
export const creditActivity = endpoint({
  name: 'activities.creditActivity',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/player/activities/{key}/credits',
  params: object({ key: stableKey }),
  answer: activityCredit,
  errors: {
    ...activityErrors,
    'activities.limitReached': 422,
    'error.activity.invalidAccess': 403,
  },
  access: 'player',
  effect: 'value',
})
