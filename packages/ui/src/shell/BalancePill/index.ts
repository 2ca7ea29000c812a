export { BalancePill } from './BalancePill.tsx'
export type { BalancePillProps } from './BalancePill.tsx'
export { balanceKinds } from './balanceKinds.ts'
export type { BalanceKind } from './balanceKinds.ts'
