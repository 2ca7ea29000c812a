import { calendarDay, instant } from '@players-club/domain-models'
import {
  array,
  enums,
  type Infer,
  integer,
  literal,
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

/** What the product posts to have a payment opened. */
export const PostedPayment = object({
  orderId: text(1, 100),
  /** In cents. */
  amount: max(min(integer(), 1), 100_000_000),
  currency: literal('USD'),
  description: text(1, 2_000),
  locale: enums(['en', 'es']),
  payer: object({
    firstName: text(1),
    lastName: text(1),
    email: text(1),
    phone: pattern(string(), /^\d{10}$/),
    birthDate: calendarDay(),
    address1: text(1),
    address2: text(0),
    city: text(1),
    state: text(1),
    country: text(1),
    zip: text(1, 50),
  }),
  returnUrl: webAddress,
  noticeUrl: webAddress,
})
export type PostedPayment = Infer<typeof PostedPayment>

/** What is kept of a payment: of its payer what the form begins with, of a card nothing. */
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

/** What the product is told of a payment. */
export const verdictOf = ({ orderId, status, amount, currency, reference, method, reason }: Payment) => ({
  ...{ orderId, status, amount, currency, method, reason },
  // Before a card was tried there is no payment that a number could stand for.
  reference: status === 'open' ? null : reference,
})
