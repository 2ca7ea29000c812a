/** What movements of points are distinguished by; each is listed on one page of the history. */
export const POINTS_HISTORY_TYPES = [
  'ACTIVITIES',
  'REWARDS',
  'TICKETS',
  'DIGITAL_GAMES',
  'E_INSTANT',
] as const
/** What movements of points are distinguished by; each is listed on one page of the history. */
export type PointsHistoryType = (typeof POINTS_HISTORY_TYPES)[number]

/** What movements of tokens are distinguished by, in the order of the filter. */
export const TOKEN_HISTORY_TYPES = [
  'POINTS_TO_TOKENS',
  'TOKENS_PURCHASE',
  'GAMEPLAY',
  'WINNINGS',
  'SWEEPSTAKES_ENTRIES',
  'DAILY_FREE_TOKENS',
  'OTHER',
] as const
/** What movements of tokens are distinguished by, in the order of the filter. */
export type TokenHistoryType = (typeof TOKEN_HISTORY_TYPES)[number]
