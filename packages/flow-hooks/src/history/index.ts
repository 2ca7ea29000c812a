export { usePointsBalance } from './usePointsBalance.ts'
export { usePointsHistory, type PointsHistoryFilter } from './usePointsHistory.ts'
