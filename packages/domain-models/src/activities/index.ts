export {
  BYTES_PER_MB,
  DIGITAL_GAME_REFRESH_MS,
  PHOTO_EXTENSIONS,
  PHOTO_MAX_MB,
  PHOTO_TITLE_MAX,
  SUPER_BONUS_BUTTON_DELAY_S,
  SUPER_BONUS_GAMES_SHOWN,
} from './constants.ts'
export { activityStatus, CREDIT_TERMS, CREDITED_ACTIVITIES } from './creditedActivities.ts'
export type { ActivityStatus, CreditedActivity, CreditTerms } from './creditedActivities.ts'
