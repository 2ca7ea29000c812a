export {
  HISTORY_EARLIEST_YEARS,
  HISTORY_FILTER_DAYS,
  HISTORY_PAGE_SIZE,
  POINTS_DELAY_HOURS,
} from './constants.ts'
export {
  readHistoryPlace,
  readTokenHistoryPlace,
  writeHistoryPlace,
  writeTokenHistoryPlace,
} from './HistoryPlace.ts'
export type { HistoryPlace, TokenHistoryPlace } from './HistoryPlace.ts'
export { historyEarliest, historyStart } from './HistoryRange.ts'
export type { HistoryRange } from './HistoryRange.ts'
export { isPointsTab, POINTS_TABS } from './HistoryRows.ts'
export type { HistoryRows, PointsTab } from './HistoryRows.ts'
export { HISTORY_TABS, historyTabs } from './historyTabs.ts'
export type { HistoryTab } from './historyTabs.ts'
export { POINTS_HISTORY_TYPES, TOKEN_HISTORY_TYPES } from './historyTypes.ts'
export type { PointsHistoryType, TokenHistoryType } from './historyTypes.ts'
export { ledgerTransaction } from './LedgerTransaction.ts'
export type { LedgerTransaction } from './LedgerTransaction.ts'
export { baseExtraData, loyaltyTransaction } from './LoyaltyTransaction.ts'
export type { LoyaltyTransaction } from './LoyaltyTransaction.ts'
export { movementOf } from './movementOf.ts'
export type { Movement } from './movementOf.ts'
export { pageOf } from './Page.ts'
export type { Page } from './Page.ts'
export { expiringPoints, pendingPoints, pointsBalance } from './PointsBalance.ts'
export type { ExpiringPoints, PendingPoints, PointsBalance } from './PointsBalance.ts'
export { ticketEntry } from './TicketEntry.ts'
export type { TicketEntry, TicketEntryState } from './TicketEntry.ts'
export { redemptionOf } from './redemptionOf.ts'
