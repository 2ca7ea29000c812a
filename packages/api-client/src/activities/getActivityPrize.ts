import { ACTIVITY_PRIZE_TYPES } from '@players-club/domain-models'
import { enums, integer, object, size, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/**
 * The prize of the activity that has this value in its additional data.
 * For other clients: our pages show an activity with its points.
 */
export const getActivityPrize = endpoint({
  name: 'activities.getActivityPrize',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/activity-prizes',
  query: object({ key: size(string(), 1, 64), value: size(string(), 1, 200) }),
  answer: type({
    activityId: integer(),
    prizeType: enums(ACTIVITY_PRIZE_TYPES),
    amount: integer(),
    bonusAmount: integer(),
  }),
  errors: { 'activities.notFound': 404 },
  access: 'open',
})
