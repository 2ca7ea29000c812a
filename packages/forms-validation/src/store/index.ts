export { BILLING_REQUIRED, billingErrors } from './billingErrors.ts'
export type { BillingField, BillingValues } from './billingErrors.ts'
