/** The first page, and what each load-more adds. */
export const PROMOTIONS_PAGE_SIZE = { first: 10, more: 9 } as const
/** How many draws a page of a promotion's draws lists. */
export const DRAWS_PAGE_SIZE = 6
/** How many past draws a page lists, of a promotion or of a reward of the lounge, and a page of past rewards. */
export const PAST_DRAWS_PAGE_SIZE = 10
/** How many days a draw counts as new, and how many before its entries end it counts as ending soon. */
export const DRAW_PERIODS_DAYS = { new: 31, endingSoon: 7 } as const
/** How many days after a draw the prizes of the club’s own drawings can be claimed. */
export const DRAWING_CLAIM_DAYS = 180
/** How often the prize of a progressive promotion is loaded again. */
export const PROGRESSIVE_PRIZE_REFRESH_MS = 30_000
/** How many games of a promotion are shown before the rest is asked for. */
export const ELIGIBLE_GAMES_SHOWN = 3
