export { TokenHistoryView } from './TokenHistoryView.tsx'
export type { TokenHistoryViewProps } from './TokenHistoryView.tsx'
