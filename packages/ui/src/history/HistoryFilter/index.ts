export { HistoryFilter } from './HistoryFilter.tsx'
export type { HistoryFilterProps } from './HistoryFilter.tsx'
