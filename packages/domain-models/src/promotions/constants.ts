/** The first page, and what each load-more adds. */
export const PROMOTIONS_PAGE_SIZE = { first: 10, more: 9 } as const
export const DRAWS_PAGE_SIZE = 6
export const PAST_DRAWS_PAGE_SIZE = 10
export const DRAW_PERIODS_DAYS = { new: 31, endingSoon: 7 } as const
export const PROGRESSIVE_PRIZE_REFRESH_MS = 30_000
export const ELIGIBLE_GAMES_SHOWN = 3
