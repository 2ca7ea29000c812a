export const store = {
  'billinginfo.validation.invalid.checksum':
    'Invalid billing information provided, please update and try again.',
  'store.dailyLimit':
    'Your order of {total} is over your limit of {limit} for today. Take something out of the cart.',
  'store.paymentFailed':
    'The payment did not go through, and nothing was charged. Check your card and try again.',
} as const
