export { HistoryPaging } from './HistoryPaging.tsx'
export type { HistoryPagingProps } from './HistoryPaging.tsx'
