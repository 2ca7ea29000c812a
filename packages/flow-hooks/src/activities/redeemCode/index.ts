export type { RedeemCodeState } from './redeemCode.machine.ts'
export { useRedeemCode, type RedeemCode, type RedeemCodeOptions } from './useRedeemCode.ts'
