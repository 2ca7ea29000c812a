import type { Payment } from './Payment.ts'

const RESULTS = {
  open: 'cancel',
  paid: 'success',
  failed: 'failed',
  cancelled: 'cancel',
  refunded: 'cancel',
} as const

/** Where the product is told what became of a payment. It asks us before it believes it. */
export const returnTo = ({ returnUrl, status, orderId, reason }: Payment): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('result', RESULTS[status])
  url.searchParams.set('transactionId', orderId)
  if (reason) url.searchParams.set('errorKey', reason)
  return url.href
}
