/** The id of the type of arcade games, beside `GAME_TYPE_IDS`. */
export const ARCADE_GAME_TYPE_ID = 6
/** Which of a game's wagers is chosen at first, counted from 0. */
export const DEFAULT_WAGER_INDEX = 1
/** What the price of a play is multiplied by for the top prize of an arcade game that names none. */
export const TOP_PRIZE_MULTIPLIER = 5000
/** The games of NGL whose own wager is the one in tokens divided by `NGL_V2_WAGER_DIVISOR`; see `nglWager`. */
export const NGL_V2_GAMES = [
  'CROSSWORD',
  'PACMAN',
  'CORGICASH',
  'PINACOLADA',
  'WWILLIE',
  'SIZZLINGHOT',
] as const
/** What a wager in tokens is divided by for a game in `NGL_V2_GAMES`. */
export const NGL_V2_WAGER_DIVISOR = 50
/** From this width on a game shows its full picture. */
export const GAME_PICTURE_BREAKPOINT_PX = 650

/** How many tokens the daily bonus gives. */
export const DAILY_BONUS_TOKENS = 50
/** The step of the conversion: so many points give so many tokens. */
export const TOKEN_EXCHANGE = { points: 100, tokens: 10 } as const
/** The most tokens that a player can get for points in one day of the lottery. */
export const TOKENS_PER_DAY = 1440
/** The specification's number of the reward of a conversion; the club knows it by `TOKEN_REDEEM_REWARD_KEY`. */
export const TOKEN_REDEEM_REWARD_ID = 292
/** How long the spinner stays after points were exchanged for tokens. */
export const SPINNER_AFTER_CONVERSION_MS = 1000

/** How many rewards of the lounge can be asked for at once. */
export const LOUNGE_REWARDS_PAGE_SIZE = 60
/** The highest prize of the lounge's drawings that the lobby shows, in whole units of the lottery's currency. */
export const LOUNGE_PRIZE_MAX_DOLLARS = 10_000
/** How many entries to a drawing are redeemed at once: more than anybody can pay for. */
export const ENTRIES_AT_ONCE_MAX = 1_000_000
/** How long after a redemption of entries the reward is loaded again. */
export const RELOAD_AFTER_REDEMPTION_MS = 1000
/** How many entries without purchase a player can claim in a drawing. */
export const FREE_ENTRIES_PER_DRAW = 1
/** The shortest time between two claims of free entries by the same player, in seconds. */
export const FREE_ENTRY_INTERVAL_S = 60

/** How many rows a page of the token history has, unless the player chooses another size. */
export const LOUNGE_HISTORY_PAGE_SIZE = 10

/** The reward that takes the points of a conversion, and the activity that gives its tokens. */
export const TOKEN_REDEEM_REWARD_KEY = 'redeem-points-for-tokens'
/** The key of the activity that gives the tokens of a conversion. */
export const TOKEN_REDEEM_ACTIVITY_KEY = 'tokens-for-points'

/** A game whose page has not said by then that it is ready could not be loaded. */
export const GAME_READY_MS = 20_000
