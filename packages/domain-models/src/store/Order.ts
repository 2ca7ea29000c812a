import { array, boolean, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'
import { cartItem } from './Cart.ts'

/** An order that waits for its payment: it counts for the daily limit until it is paid or cancelled. */
export const openOrder = type({
  transactionId: string(),
  /** In cents. */
  total: min(integer(), 1),
  /** Where it is paid; null if it can only be cancelled: it was never opened there, or its time is over. */
  paymentUrl: nullable(string()),
})
/** An order that waits for its payment: it counts for the daily limit until it is paid or cancelled. */
export type OpenOrder = Infer<typeof openOrder>

/** Whether a total would go over what a player may spend in a day; all amounts in cents. */
export const thresholdStatus = type({
  isLimitReached: boolean(),
  /** What was bought today together with the total that was asked about. */
  totalAmount: min(integer(), 0),
  limit: min(integer(), 0),
  /** Where the limit is reached: the latest order of today that is still open, if there is one. */
  openOrder: nullable(openOrder),
})
/** Whether a total would go over what a player may spend in a day; all amounts in cents. */
export type ThresholdStatus = Infer<typeof thresholdStatus>

/** Where an order is paid. */
export const paymentResponse = type({ paymentUrl: string(), transactionId: string() })
/** Where an order is paid. */
export type PaymentResponse = Infer<typeof paymentResponse>

/**
 * created: not known to the provider yet. pending: waits for its payment. failed, cancelled, expired: not paid, as far as
 * is known; a payment that comes late makes it paid. disputed: a payment does not fit the order, and a person has to look;
 * closed: that person has.
 */
export const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'disputed',
  'closed',
] as const
/** How far an order has come: waiting for its payment, paid, not paid, or in dispute. */
export type OrderState = (typeof ORDER_STATES)[number]

/** An order and its outcome. */
export const order = type({
  transactionId: string(),
  state: enums(ORDER_STATES),
  items: array(cartItem),
  /** In cents. */
  total: min(integer(), 1),
  tokens: min(integer(), 1),
  createdDate: instant(),
  /** Why it failed, in the provider's words. */
  reason: nullable(string()),
})
/** An order and its outcome. */
export type Order = Infer<typeof order>

/** Whether an order has an outcome; false while it waits for the payment provider or for its payment. */
export const isOrderSettled = ({ state }: Pick<Order, 'state'>): boolean =>
  state !== 'created' && state !== 'pending'
