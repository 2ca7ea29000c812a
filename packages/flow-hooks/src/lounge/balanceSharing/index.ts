export {
  balanceSharingMachine,
  type BalanceSharingEffect,
  type BalanceSharingEvent,
  type BalanceSharingState,
} from './balanceSharing.machine.ts'
export { useBalanceSharing, type BalanceSharing, type WidgetOpener } from './useBalanceSharing.ts'
export { useVisitor } from './useVisitor.ts'
