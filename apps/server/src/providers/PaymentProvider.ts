export interface NewPayment {
  /** What we know it by: the same for every attempt to open it, and so is the answer. */
  orderId: string
  /** In cents. */
  amount: number
  currency: 'USD'
  /** What is paid for, in the payer's words. */
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
  /** Where the payment page leads to when it is done, in the same frame. */
  returnUrl: string
  /** Where the provider tells what became of it. */
  noticeUrl: string
}

export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'cancelled', 'refunded'] as const

/**
 * What the provider knows of a payment. Verdicts may come late, twice and in another order, and a payment that failed may
 * be paid after all.
 */
export interface PaymentVerdict {
  orderId: string
  status: (typeof PAYMENT_STATUSES)[number]
  /** In cents. */
  amount: number
  currency: string
  /** The provider's own number of the payment that was made: another one is another payment. Null where none is known. */
  reference: string | null
  /** How it was paid, such as CARD. */
  method: string | null
  /** Why it failed. */
  reason: string | null
}

/** Who takes money for us. Every call rejects when there is no answer that can be relied on. */
export interface PaymentProvider {
  /** Opens a payment, once for each order, and answers the page on which it is made. */
  openPayment(payment: NewPayment): Promise<{ paymentUrl: string }>
  /** What it knows of the payment by now. */
  readPayment(orderId: string): Promise<PaymentVerdict>
  /** Closes a payment that was not made: from then on it cannot be, even where it was never opened. One that was made stays so. */
  cancelPayment(orderId: string): Promise<PaymentVerdict>
  /**
   * What a notice says; null where the provider has not signed it just now. Throws an UnreadableNoticeError for one that
   * is signed and says something else.
   */
  readNotice(notice: SignedNotice): PaymentVerdict | null
}

/** The provider tells something that we do not understand. Money may have come in. */
export class UnreadableNoticeError extends Error {
  override readonly name = 'UnreadableNoticeError'
  /** As it stands in the notice, where one does. */
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
