export { PaymentSuccessView } from './PaymentSuccessView.tsx'
export type { PaymentSuccessViewProps } from './PaymentSuccessView.tsx'
