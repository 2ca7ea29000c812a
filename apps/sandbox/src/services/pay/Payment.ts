import { BILLING_LINE_MAX, calendarDay, instant } from '@players-club/domain-models'
import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  pattern,
  size,
  string,
} from 'superstruct'

const text = (least: number, most = 255) => size(string(), least, most)
const webAddress = pattern(string(), /^https?:\/\/\S{1,500}$/)

/** What the product posts to open a payment. */
export const PostedPayment = object({
  orderId: text(1, 100),
  /** In cents. */
  amount: max(min(integer(), 1), 100_000_000),
  currency: pattern(string(), /^[A-Z]{3}$/),
  description: text(1, 2_000),
  locale: enums(['en', 'es']),
  payer: object({
    firstName: text(1),
    lastName: text(1),
    email: text(1),
    phone: pattern(string(), /^\d{10}$/),
    birthDate: calendarDay(),
    address1: text(1),
    address2: text(0, BILLING_LINE_MAX),
    city: text(1),
    state: text(1),
    country: text(1),
    zip: text(1, 50),
  }),
  returnUrl: webAddress,
  noticeUrl: webAddress,
})
export type PostedPayment = Infer<typeof PostedPayment>

/** What is stored of a payment: the payer's data that fills in the form, and nothing of the card. */
export const Payment = object({
  reference: string(),
  orderId: string(),
  amount: integer(),
  currency: string(),
  description: string(),
  locale: enums(['en', 'es']),
  payer: object({ name: string(), zip: string() }),
  returnUrl: string(),
  noticeUrl: string(),
  status: enums(['open', 'paid', 'failed', 'cancelled', 'refunded']),
  method: nullable(string()),
  reason: nullable(string()),
  createdAt: instant(),
})
export type Payment = Infer<typeof Payment>

/** Newest first. */
export const Payments = array(Payment)
export type Payments = Infer<typeof Payments>

/** Whether it was opened: a payment that was cancelled before has no amount, and nothing to report. */
export const wasOpened = ({ amount }: Payment): boolean => amount > 0

/** What the product receives about a payment. */
export const verdictOf = ({ orderId, status, amount, currency, reference, method, reason }: Payment) => ({
  ...{ orderId, status, amount, currency, method, reason },
  // An open payment has no reference: no card was charged yet.
  reference: status === 'open' ? null : reference,
})
