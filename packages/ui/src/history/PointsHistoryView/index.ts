export { PointsHistoryView } from './PointsHistoryView.tsx'
export type { PointsHistoryViewProps } from './PointsHistoryView.tsx'
