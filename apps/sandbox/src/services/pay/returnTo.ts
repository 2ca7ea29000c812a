import type { Payment } from './Payment.ts'

const RESULTS = {
  open: 'cancel',
  paid: 'success',
  failed: 'failed',
  cancelled: 'cancel',
  refunded: 'cancel',
} as const

/**
 * The return address with the result of a payment. The product does not trust it, and asks the server of the payment.
 */
export const returnTo = ({ returnUrl, status, orderId, reason }: Payment): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('result', RESULTS[status])
  url.searchParams.set('transactionId', orderId)
  if (reason) url.searchParams.set('errorKey', reason)
  return url.href
}
