import {
  PAYMENT_STATUSES,
  UnreadableNoticeError,
  type NewPayment,
  type PaymentProvider,
  type PaymentVerdict,
} from '../src/providers/PaymentProvider.ts'

export interface FakePaymentProvider {
  readonly provider: PaymentProvider
  /** The opened payments, newest last; a repeated one is not listed twice. */
  readonly opened: NewPayment[]
  /** The requests it got, in order. */
  readonly asked: string[]
  /** Settles a payment, as a payer does on its page. */
  settle(orderId: string, verdict: Partial<PaymentVerdict>): void
  /** Makes it forget a payment. */
  forget(orderId: string): void
  /** It does what it is asked, but its answers are lost. */
  isMute: boolean
  /** It cannot be reached at all. */
  isDown: boolean
  /** Every answer waits for this. */
  gate: Promise<unknown>
}

export const PAYMENT_URL = 'https://pay.example/pay'

/** A fake payment provider. Its notices are signed with the word "signed". */
export const fakePaymentProvider = (): FakePaymentProvider => {
  const payments = new Map<string, PaymentVerdict>()

  const answer = async <T>(question: string, work: () => T): Promise<T> => {
    house.asked.push(question)
    await house.gate
    if (house.isDown) throw new Error('The payment provider is down.')
    const done = work()
    if (house.isMute) throw new Error('The answer was lost.')
    return done
  }

  const found = (orderId: string): PaymentVerdict => {
    const payment = payments.get(orderId)
    if (!payment) throw new Error('The payment provider answered 404.')
    return payment
  }

  const house: FakePaymentProvider = {
    opened: [],
    asked: [],
    isMute: false,
    isDown: false,
    gate: Promise.resolve(),
    settle(orderId, verdict) {
      payments.set(orderId, { ...found(orderId), ...verdict })
    },
    forget: orderId => void payments.delete(orderId),
    provider: {
      openPayment: payment =>
        answer(`open ${payment.orderId}`, () => {
          const { orderId, amount, currency } = payment
          if (!payments.has(orderId)) {
            house.opened.push(payment)
            const none = { reference: null, method: null, reason: null }
            payments.set(orderId, { orderId, status: 'open', amount, currency, ...none })
          }
          return { paymentUrl: `${PAYMENT_URL}/${orderId}` }
        }),
      readPayment: orderId => answer(`read ${orderId}`, () => found(orderId)),
      cancelPayment: orderId =>
        answer(`cancel ${orderId}`, () => {
          const none = { orderId, amount: 0, currency: 'USD', reference: null, method: null, reason: null }
          const payment = payments.get(orderId) ?? { ...none, status: 'open' }
          if (payment.status === 'open') payments.set(orderId, { ...payment, status: 'cancelled' })
          return found(orderId)
        }),
      // The test of the HTTP adapter covers the content of a notice.
      readNotice({ body, signature }) {
        if (signature !== 'signed') return null
        const verdict = { reference: null, ...JSON.parse(body) } as PaymentVerdict
        if (!PAYMENT_STATUSES.includes(verdict.status)) throw new UnreadableNoticeError(verdict.orderId)
        return verdict
      },
    },
  }
  return house
}
