export { activityRefusal } from './activityRefusal.ts'
export * from './collectThemAll/useCollectThemAll.ts'
export { useDigitalGame, type DigitalGamePage } from './digitalGame/useDigitalGame.ts'
export { ALL_ACTIVITIES, useActivities, type ActivityList } from './useActivities.ts'
export { useActivity, type ActivityOptions, type ActivityPage } from './useActivity.ts'
export { useCreditPoints } from './useCreditPoints.ts'
export {
  useCreditedActivity,
  type CreditedActivity,
  type CreditedActivityPage,
} from './useCreditedActivity.ts'
export { useRedeemCode, type RedeemCode, type RedeemCodeOptions } from './redeemCode/useRedeemCode.ts'
export { useViewLink, type ViewLink } from './viewLink/useViewLink.ts'
export { useUploadPhoto, type UploadPhoto } from './uploadPhoto/useUploadPhoto.ts'
