export { BillingView } from './BillingView.tsx'
export type { BillingViewProps } from './BillingView.tsx'
