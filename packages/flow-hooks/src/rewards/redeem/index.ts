export type { RedeemState } from './redeem.machine.ts'
export { useRedeem, type Redeem, type RedeemOptions } from './useRedeem.ts'
