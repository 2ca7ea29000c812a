export {
  activity,
  ACTIVITY_PRIZE_TYPES,
  activityCap,
  activityCredit,
  bonusCampaign,
  earnsPoints,
} from './Activity.ts'
export type { Activity, ActivityCap, ActivityCredit, BonusCampaign } from './Activity.ts'
export { activityPath } from './activityPath.ts'
export { CODE_ERRORS, codeRedemption } from './codeRedemption.ts'
export type { CodeError, CodeRedemption } from './codeRedemption.ts'
export {
  ACTIVITIES_MAX,
  ACTIVITY_TYPES,
  BYTES_PER_MB,
  CODE_MAX,
  DIGITAL_GAME_REFRESH_MS,
  PHOTO_EXTENSIONS,
  PHOTO_MAX_MB,
  PHOTO_TITLE_MAX,
  SUPER_BONUS_BUTTON_DELAY_S,
  SUPER_BONUS_GAMES_SHOWN,
} from './constants.ts'
export type { ActivityType } from './constants.ts'
export {
  extensionsOf,
  isPhotoTitle,
  maxBytesOf,
  maxMegabytesOf,
  photoFault,
  uploadContent,
  uploadResult,
} from './uploadContent.ts'
export type { PhotoFault, UploadContent, UploadResult } from './uploadContent.ts'
export { activityStatus, CREDIT_TERMS, CREDITED_ACTIVITIES } from './creditedActivities.ts'
export type { ActivityStatus, CreditedActivityKey } from './creditedActivities.ts'
export {
  chanceOf,
  DIGITAL_PRIZE_TYPES,
  digitalGame,
  digitalGamePlay,
  digitalGameResult,
  prizeOfLot,
  isEndedByClub,
} from './digitalGame.ts'
export type {
  DigitalGame,
  DigitalGamePlay,
  DigitalGameResult,
  DigitalPrize,
  DigitalPrizeType,
} from './digitalGame.ts'
export { isBucketFilled, bucketsCollected, isCollected, superBonus, superBonusThemeOf } from './SuperBonus.ts'
export type { BucketGame, SuperBonus, SuperBonusTheme } from './SuperBonus.ts'
