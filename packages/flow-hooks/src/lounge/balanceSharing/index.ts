export {
  useBalanceSharing,
  type BalanceSharing,
  type BalanceSharingState,
  type WidgetOpener,
} from './useBalanceSharing.ts'
export { useVisitor } from './useVisitor.ts'
