/** How many rows a page of the history has, unless the player chooses another size. */
export const HISTORY_PAGE_SIZE = 25
/** How many days back the history begins until a filter is set. */
export const HISTORY_FILTER_DAYS = 396
/** How many years back the filter of the history reaches at most. */
export const HISTORY_EARLIEST_YEARS = 2
/** How many hours it can take until points are credited, as shown to players. */
export const POINTS_DELAY_HOURS = 48
