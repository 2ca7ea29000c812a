export {
  balanceWidgetMachine,
  type BalanceWidgetEffect,
  type BalanceWidgetEvent,
  type BalanceWidgetState,
} from './balanceWidget.machine.ts'
export { useBalanceWidget, type BalanceWidget, type BalanceWidgetPorts } from './useBalanceWidget.ts'
export type {
  SignInWindowAnswer,
  SignInWindowPort,
  WidgetBinding,
  WidgetHost,
  WidgetNews,
} from './WidgetHost.ts'
