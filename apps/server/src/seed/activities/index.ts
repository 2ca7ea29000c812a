export { ACTIVITY_IDS } from './activityIds.ts'
export { addActivities } from './addActivities.ts'
