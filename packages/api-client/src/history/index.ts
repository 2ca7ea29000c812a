export { getPointsBalance } from './getPointsBalance.ts'
export { getPointsHistory } from './getPointsHistory.ts'
