export { HistoryView } from './HistoryView.tsx'
export type { HistoryViewProps } from './HistoryView.tsx'
export type { HistoryDetails, HistorySettings } from './HistoryTableProps.ts'
