/** The file extensions that a photo may have, in lower case and without the dot. */
export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'svg'] as const
/** The largest photo that can be uploaded, in megabytes. */
export const PHOTO_MAX_MB = 5
/** The bytes of a megabyte, for limits of uploads. */
export const BYTES_PER_MB = 1_048_576
/** The longest title of a photo, in characters. */
export const PHOTO_TITLE_MAX = 40
/** Delay before the activities are reloaded after a digital game. */
export const DIGITAL_GAME_REFRESH_MS = 1000
/** How long the dialog of a whole collection is shown before its button can be pressed, in seconds. */
export const SUPER_BONUS_BUTTON_DELAY_S = 5
/** How many games of a super bonus are listed, those that are missing first. */
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
/** A type of activity that the club knows; each has its page by `activityPath`. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** More than any page of activities shows. */
export const ACTIVITIES_MAX = 200

/** The longest promo code that is looked up, as it is typed. */
export const CODE_MAX = 64
