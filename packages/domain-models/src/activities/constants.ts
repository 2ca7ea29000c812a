export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'svg'] as const
export const PHOTO_MAX_MB = 5
export const BYTES_PER_MB = 1_048_576
export const PHOTO_TITLE_MAX = 40
/** Delay before the activities are reloaded after a digital game. */
export const DIGITAL_GAME_REFRESH_MS = 1000
export const SUPER_BONUS_BUTTON_DELAY_S = 5
export const SUPER_BONUS_GAMES_SHOWN = 3
/** The types of activities that the club knows; each has its page by `activityPath`. */
export const ACTIVITY_TYPES = [
  'CODE_REDEMPTION',
  'COLLECT_ALL',
  'INTERACTIVE_GAME',
  'POLL',
  'PROMO_CODE',
  'QUIZ',
  'STANDARD_ACTIVITY',
  'SURVEY',
  'UPLOAD_CONTENT',
  'VIEW_URL',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** More than any page of activities shows. */
export const ACTIVITIES_MAX = 200

/** The longest promo code that is looked up, as it is typed. */
export const CODE_MAX = 64
