export {
  balanceSharingMachine,
  useBalanceSharing,
  useVisitor,
  type BalanceSharing,
  type BalanceSharingEffect,
  type BalanceSharingEvent,
  type BalanceSharingState,
  type WidgetOpener,
} from './balanceSharing/index.ts'
export {
  balanceWidgetMachine,
  useBalanceWidget,
  type BalanceWidget,
  type BalanceWidgetEffect,
  type BalanceWidgetEvent,
  type BalanceWidgetPorts,
  type BalanceWidgetState,
  type SignInWindowAnswer,
  type SignInWindowPort,
  type WidgetBinding,
  type WidgetHost,
  type WidgetNews,
} from './balanceWidget/index.ts'
export {
  conversionMachine,
  useConversion,
  type Conversion,
  type ConversionEffect,
  type ConversionEvent,
  type ConversionObstacle,
  type ConversionState,
} from './conversion/index.ts'
export { useUserTokens } from './useUserTokens.ts'
