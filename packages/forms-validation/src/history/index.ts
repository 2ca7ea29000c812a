export { historyRangeErrors } from './historyRangeErrors.ts'
export type { HistoryRangeContext, HistoryRangeErrors, HistoryRangeValues } from './historyRangeErrors.ts'
