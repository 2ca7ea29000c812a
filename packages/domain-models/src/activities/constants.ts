export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'svg'] as const
export const PHOTO_MAX_MB = 5
export const BYTES_PER_MB = 1_048_576
export const PHOTO_TITLE_MAX = 40
/** After a digital game ends, its activities are loaded anew. */
export const DIGITAL_GAME_REFRESH_MS = 1000
export const SUPER_BONUS_BUTTON_DELAY_S = 5
export const SUPER_BONUS_GAMES_SHOWN = 3
