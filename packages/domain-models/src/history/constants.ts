export const HISTORY_PAGE_SIZE = 25
export const HISTORY_FILTER_DAYS = 396
export const HISTORY_EARLIEST_YEARS = 2
export const POINTS_DELAY_HOURS = 48
