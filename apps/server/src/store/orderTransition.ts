import type { OrderState } from '@players-club/domain-models'
import type { PaymentVerdict } from '../providers/index.ts'

/** What the provider said of a payment: all that tells one word from another. */
export type Word = Pick<PaymentVerdict, 'status' | 'amount' | 'currency' | 'reference'>

export interface OrderFacts {
  readonly state: OrderState
  /** In cents. */
  readonly total: number
  /** Its tokens were posted, whatever state it is in now. */
  readonly isCredited: boolean
  /** Its time to be paid is over. */
  readonly isOverdue: boolean
  /** The words that are in its trail, the oldest first. */
  readonly heard: readonly Word[]
}

/** credit: post the tokens. take, giveBack: the total counts for the day's limit from now on, or no longer. */
export type OrderEffect = 'credit' | 'takeFromLimit' | 'giveBackToLimit' | 'raiseAlarm' | 'mailPlayer'

export type Transition = readonly [OrderState, readonly OrderEffect[]]

export const isOpen = ({ state }: Pick<OrderFacts, 'state'>): boolean =>
  state === 'created' || state === 'pending'

/** Given up, or said not to be paid. The provider may still say that it is. */
export const isUnpaid = ({ state }: Pick<OrderFacts, 'state'>): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'expired'

/** Money that came in, may come in, or is argued about counts for the day. */
const countsForLimit = (state: OrderState, isCredited: boolean): boolean =>
  state === 'closed' ? isCredited : !isUnpaid({ state })

const stay = ({ state }: OrderFacts): Transition => [state, []]

const move = (order: OrderFacts, to: OrderState, ...effects: OrderEffect[]): Transition => {
  const before = countsForLimit(order.state, order.isCredited)
  const after = countsForLimit(to, order.isCredited || effects.includes('credit'))
  if (before === after) return [to, effects]
  return [to, [after ? 'takeFromLimit' : 'giveBackToLimit', ...effects]]
}

const dispute = (order: OrderFacts): Transition =>
  order.state === 'disputed' ? stay(order) : move(order, 'disputed', 'raiseAlarm', 'mailPlayer')

/** A word without the provider's reference may be about any payment of the order. */
const isSame = (one: Word, other: Word): boolean =>
  one.status === other.status &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  (one.reference === other.reference || one.reference === null || other.reference === null)

const paid = (order: OrderFacts, word: Word): Transition => {
  const isAsOrdered = word.amount === order.total && word.currency === 'USD'
  if (isOpen(order)) return isAsOrdered ? move(order, 'paid', 'credit') : dispute(order)
  if (isUnpaid(order)) return isAsOrdered ? move(order, 'paid', 'credit', 'mailPlayer') : dispute(order)
  // An order from before the trail says nothing of the payment that it was credited for.
  const isKnown = isAsOrdered && !order.heard.some(({ status }) => status === 'paid')
  return order.state === 'paid' && isKnown ? stay(order) : dispute(order)
}

/** Whether the word belongs into the trail: it is not about a payment still to be made, and was not heard before. */
export const isNew = ({ heard }: Pick<OrderFacts, 'heard'>, word: Word): boolean =>
  word.status !== 'open' && !heard.some(earlier => isSame(earlier, word))

/**
 * What a word of the payment provider makes of an order. Money that came in is credited once or disputed, whatever was
 * said before it; a dispute is left to an operator; the same word again changes nothing (docs/adr/0050).
 */
export const transition = (order: OrderFacts, word: Word): Transition => {
  if (!isNew(order, word)) return stay(order)
  switch (word.status) {
    case 'open':
      return stay(order)
    case 'paid':
      return paid(order, word)
    // The money went back; the tokens may be spent, or the word that it came in may still be on its way.
    case 'refunded':
      return order.state === 'closed' ? stay(order) : dispute(order)
    case 'failed':
      return isOpen(order) ? move(order, 'failed') : stay(order)
    case 'cancelled':
      return isOpen(order) ? move(order, order.isOverdue ? 'expired' : 'cancelled') : stay(order)
  }
}

export const DISPUTE_DECISIONS = ['credit', 'close'] as const
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number]

/** What an operator's decision makes of an order; null where there is nothing to decide so. */
export const decide = (
  order: Pick<OrderFacts, 'state' | 'isCredited'>,
  decision: DisputeDecision,
): Transition | null => {
  if (order.state !== 'disputed') return null
  const facts = { ...order, total: 0, isOverdue: false, heard: [] }
  if (decision === 'close') return move(facts, 'closed', 'mailPlayer')
  return order.isCredited ? null : move(facts, 'paid', 'credit', 'mailPlayer')
}
