export { PaymentResultView } from './PaymentResultView.tsx'
export type { PaymentResultViewProps } from './PaymentResultView.tsx'
