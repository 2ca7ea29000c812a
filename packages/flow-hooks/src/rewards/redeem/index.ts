export type { RedeemState } from './redeem.machine.ts'
export { useRedeem, type Redeem } from './useRedeem.ts'
