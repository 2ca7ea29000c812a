export { POINTS_PER_DOLLAR, QUICK_CARD_PREFIX } from './constants.ts'
