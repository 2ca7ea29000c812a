import { survey } from '@players-club/domain-models'
import { object } from 'superstruct'
import { activityErrors } from '../activities/activityErrors.ts'
import { endpoint, stableKey } from '../endpoint/index.ts'

/** A survey, poll or quiz; with everybody's results if the player has answered. */
export const getSurvey = endpoint({
  name: 'surveys.getSurvey',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/surveys/{key}',
  params: object({ key: stableKey }),
  answer: survey,
  errors: { ...activityErrors, 'surveys.unavailable': 404 },
  access: 'open',
})
