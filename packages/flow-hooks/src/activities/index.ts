export { activityRefusal } from './activityRefusal.ts'
export * from './collectThemAll/index.ts'
export { useDigitalGame, type DigitalGamePage } from './digitalGame/index.ts'
export { ALL_ACTIVITIES, useActivities, type ActivityList } from './useActivities.ts'
export { useActivity, type ActivityOptions, type ActivityPage } from './useActivity.ts'
export { useCreditPoints } from './useCreditPoints.ts'
export {
  useCreditedActivity,
  type CreditedActivity,
  type CreditedActivityPage,
} from './useCreditedActivity.ts'
export { useRedeemCode, type RedeemCode, type RedeemCodeOptions } from './redeemCode/index.ts'
export { useViewLink, type ViewLink } from './viewLink/index.ts'
export { useUploadPhoto, type UploadPhoto } from './uploadPhoto/index.ts'
