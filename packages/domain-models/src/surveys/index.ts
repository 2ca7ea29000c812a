export { POLL_BAR_MIN_PERCENT } from './constants.ts'
