export { useRedeem, type Redeem, type RedeemOptions } from './useRedeem.ts'
