import { uploadContent } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** The upload rules of the activity with this key. */
export const getContent = endpoint({
  name: 'activities.getContent',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/contents/{key}',
  params: object({ key: stableKey }),
  answer: uploadContent,
  errors: activityErrors,
  access: 'open',
})
