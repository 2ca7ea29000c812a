export {
  HISTORY_EARLIEST_YEARS,
  HISTORY_FILTER_DAYS,
  HISTORY_PAGE_SIZE,
  POINTS_DELAY_HOURS,
} from './constants.ts'
export { ledgerTransaction } from './LedgerTransaction.ts'
export type { LedgerTransaction } from './LedgerTransaction.ts'
export { pageOf } from './Page.ts'
export type { Page } from './Page.ts'
export { pointsBalance } from './PointsBalance.ts'
export type { PointsBalance } from './PointsBalance.ts'
