export { activityRefusal } from './activityRefusal.ts'
export { ALL_ACTIVITIES, useActivities, type ActivityList } from './useActivities.ts'
export { useActivity, type ActivityPage } from './useActivity.ts'
export {
  useCreditedActivity,
  type CreditedActivity,
  type CreditedActivityPage,
} from './useCreditedActivity.ts'
