export const POINTS_PER_DOLLAR = 10
export const QUICK_CARD_PREFIX = '639299'
