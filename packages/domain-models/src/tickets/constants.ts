/** The points that each dollar of a ticket's price earns. */
export const POINTS_PER_DOLLAR = 10
/** The digits that a quick card's code begins with and that players do not type. */
export const QUICK_CARD_PREFIX = '639299'

/** What stands before the first hyphen of the fast-play tickets whose second code is printed in another order. */
export const FAST_PLAY_PREFIXES: readonly string[] = ['1501', '1503']

/** How many tickets a player can enter in a day of the lottery. */
export const TICKETS_PER_DAY = 40
/** This many invalid codes lock ticket entry until the window, which starts with the first one, is over. */
export const INVALID_TICKETS = { limit: 10, windowMs: 60 * 60_000 } as const
