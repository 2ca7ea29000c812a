import { endpoint } from '../endpoint/index.ts'
import { activitiesAnswer, activitiesQuery } from './activitiesList.ts'

/** The activities that are open to the player, with what is left to earn from each. */
export const listPlayerActivities = endpoint({
  name: 'activities.listPlayerActivities',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/activities',
  query: activitiesQuery,
  answer: activitiesAnswer,
  access: 'player',
})
