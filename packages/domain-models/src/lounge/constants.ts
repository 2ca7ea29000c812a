export const ARCADE_GAME_TYPE_ID = 6
export const DEFAULT_WAGER_INDEX = 1
export const TOP_PRIZE_MULTIPLIER = 5000
export const NGL_V2_GAMES = [
  'CROSSWORD',
  'PACMAN',
  'CORGICASH',
  'PINACOLADA',
  'WWILLIE',
  'SIZZLINGHOT',
] as const
export const NGL_V2_WAGER_DIVISOR = 50
/** From this width on a game shows its full picture. */
export const GAME_PICTURE_BREAKPOINT_PX = 650

export const DAILY_BONUS_TOKENS = 50
export const TOKEN_EXCHANGE = { points: 100, tokens: 10 } as const
export const TOKENS_PER_DAY = 1440
export const TOKEN_REDEEM_REWARD_ID = 292
export const SPINNER_AFTER_CONVERSION_MS = 1000

export const LOUNGE_REWARDS_PAGE_SIZE = 60
export const LOUNGE_PRIZE_MAX_DOLLARS = 10_000
export const RELOAD_AFTER_REDEMPTION_MS = 1000
export const FREE_ENTRIES_PER_DRAW = 1
export const FREE_ENTRY_INTERVAL_S = 60

export const LOUNGE_HISTORY_PAGE_SIZE = 10

/** The reward that takes the points of a conversion, and the activity that gives its tokens. */
export const TOKEN_REDEEM_REWARD_KEY = 'redeem-points-for-tokens'
export const TOKEN_REDEEM_ACTIVITY_KEY = 'tokens-for-points'

/** A game whose page has not said by then that it is ready could not be loaded. */
export const GAME_READY_MS = 20_000
