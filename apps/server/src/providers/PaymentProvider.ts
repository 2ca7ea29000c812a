export interface NewPayment {
  /** Our id of the payment: the same for every attempt to open it, and so is the answer. */
  orderId: string
  /** In cents. */
  amount: number
  /** The lottery's. */
  currency: string
  /** What is paid for, in the payer's language. */
  description: string
  locale: 'en' | 'es'
  payer: {
    firstName: string
    lastName: string
    email: string
    phone: string
    birthDate: string
    address1: string
    address2: string
    city: string
    state: string
    country: string
    zip: string
  }
  /** Where the payment page leads when it is done, in the same frame. */
  returnUrl: string
  /** Where the provider sends its notices. */
  noticeUrl: string
}

export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'cancelled', 'refunded'] as const

/**
 * The provider's state of a payment. Verdicts may come late, repeatedly and out of order, and a failed payment may be
 * paid later.
 */
export interface PaymentVerdict {
  orderId: string
  status: (typeof PAYMENT_STATUSES)[number]
  /** In cents. */
  amount: number
  currency: string
  /** The provider's id of the payment that was made: another id is another payment. Null if unknown. */
  reference: string | null
  /** How it was paid, such as CARD. */
  method: string | null
  /** Why it failed. */
  reason: string | null
}

/** The payment provider. Every call rejects without a valid answer. */
export interface PaymentProvider {
  /** Opens a payment, once for each order, and returns its payment page. */
  openPayment(payment: NewPayment): Promise<{ paymentUrl: string }>
  /** The current verdict about the payment. */
  readPayment(orderId: string): Promise<PaymentVerdict>
  /** Cancels an unpaid payment: it cannot be paid from then on, even if it was never opened. A paid one stays paid. */
  cancelPayment(orderId: string): Promise<PaymentVerdict>
  /**
   * The verdict in a notice; null if the provider has not signed it just now. Throws an UnreadableNoticeError if it is
   * signed but not understood.
   */
  readNotice(notice: SignedNotice): PaymentVerdict | null
}

/** A notice that we do not understand. Money may have come in. */
export class UnreadableNoticeError extends Error {
  override readonly name = 'UnreadableNoticeError'
  /** As in the notice, if it has one. */
  readonly orderId: string | null

  constructor(orderId: string | null) {
    super('A signed notice of the payment provider cannot be read.')
    this.orderId = orderId
  }
}

/** A notice as it was posted. */
export interface SignedNotice {
  body: string
  signature: string
  /** The machine's time. */
  now: Date
}
