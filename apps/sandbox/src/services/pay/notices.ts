import { randomUUID } from 'node:crypto'
import type { Payment } from './Payment.ts'

interface SentNotice {
  /** The stored payment from then on. */
  kept: Payment
  /** The payment as the notice describes it. */
  sent: Payment
}

const become = (payment: Payment): SentNotice => ({ kept: payment, sent: payment })

/** What a provider may send late, again or out of order, with the label of its button. */
export const NOTICES = {
  again: { label: 'Send again', of: become },
  paid: {
    label: 'Paid after all',
    of: payment => become({ ...payment, status: 'paid', method: 'CARD', reason: null }),
  },
  paidTwice: {
    label: 'Paid by a second card',
    of: payment => ({
      kept: payment,
      sent: { ...payment, status: 'paid', method: 'CARD', reason: null, reference: randomUUID() },
    }),
  },
  paidLess: {
    label: 'Paid one cent less',
    of: payment => ({
      kept: payment,
      sent: { ...payment, status: 'paid', method: 'CARD', reason: null, amount: payment.amount - 1 },
    }),
  },
  failed: {
    label: 'Failed',
    of: payment => ({ kept: payment, sent: { ...payment, status: 'failed', reason: 'declined' } }),
  },
  refunded: { label: 'Refund', of: payment => become({ ...payment, status: 'refunded' }) },
} satisfies Record<string, { label: string; of: (payment: Payment) => SentNotice }>

export type NoticeKind = keyof typeof NOTICES

export const isNoticeKind = (kind: string | undefined): kind is NoticeKind =>
  kind !== undefined && Object.hasOwn(NOTICES, kind)
