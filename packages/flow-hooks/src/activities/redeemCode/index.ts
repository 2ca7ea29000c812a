export { useRedeemCode, type RedeemCode, type RedeemCodeOptions } from './useRedeemCode.ts'
