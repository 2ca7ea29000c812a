import { enums, is, literal, nullable, object, size, string, type Infer } from 'superstruct'

/** success and failed, and `other` for whatever else comes back from the payment page. */
const PAYMENT_RESULTS = ['success', 'failed', 'other'] as const
/** The one reason for which a player is asked to correct what they entered. */
export const CHECKSUM_ERROR = 'billinginfo.validation.invalid.checksum'

/** Where the payment page leads when it is done: our own page, in the same frame. */
export const PAYMENT_RESULT_PATH = '/lucky-lounge/store/pay'

const paymentResult = object({
  from: literal('store-payment'),
  result: enums(PAYMENT_RESULTS),
  transactionId: nullable(size(string(), 1, 100)),
  errorKey: nullable(size(string(), 1, 100)),
})

/** What our page in the frame sends the page around it. It is no proof of a payment: the server has that. */
export type PaymentResult = Infer<typeof paymentResult>

/** The result as the payment page wrote it into the address it led back to. */
export function paymentResultOf(query: URLSearchParams): PaymentResult {
  const wanted = query.get('result')
  return {
    from: 'store-payment',
    result: PAYMENT_RESULTS.find(each => each === wanted) ?? 'other',
    transactionId: query.get('transactionId')?.slice(0, 100) || null,
    errorKey: query.get('errorKey')?.slice(0, 100) || null,
  }
}

/** A message from the frame, if it comes from a page of ours and is what such a page says. */
export function readPaymentResult(
  ownOrigin: string,
  { origin, data }: { readonly origin: string; readonly data: unknown },
): PaymentResult | null {
  return origin === ownOrigin && is(data, paymentResult) ? data : null
}
