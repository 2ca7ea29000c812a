import { endpoint } from '../endpoint/index.ts'
import { activitiesAnswer, activitiesQuery } from './activitiesList.ts'

/** The activities that are visible to everybody. */
export const listPublicActivities = endpoint({
  name: 'activities.listPublicActivities',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/activities',
  query: activitiesQuery,
  answer: activitiesAnswer,
  access: 'open',
})
