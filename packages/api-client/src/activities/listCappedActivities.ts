import { endpoint } from '../endpoint/index.ts'
import { activitiesAnswer, activitiesQuery } from './activitiesList.ts'

/**
 * The player's activities with a frequency cap.
 * For other clients: our pages get the cap with each activity.
 */
export const listCappedActivities = endpoint({
  name: 'activities.listCappedActivities',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/capped-activities',
  query: activitiesQuery,
  answer: activitiesAnswer,
  access: 'player',
})
