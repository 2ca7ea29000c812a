export { BalanceWidget } from './BalanceWidget.tsx'
export type { BalanceWidgetProps, BalanceWidgetViewState } from './BalanceWidget.tsx'
