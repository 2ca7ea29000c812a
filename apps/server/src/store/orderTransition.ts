import type { OrderState } from '@players-club/domain-models'
import type { PaymentVerdict } from '../providers/index.ts'

/** A verdict of the provider: all that distinguishes one from another. */
export type Verdict = Pick<PaymentVerdict, 'status' | 'amount' | 'currency' | 'reference'>

export interface OrderFacts {
  readonly state: OrderState
  /** In cents. */
  readonly total: number
  /** The lottery's. */
  readonly currency: string
  /** Its tokens were credited, whatever its current state. */
  readonly isCredited: boolean
  /** Its time to be paid is over. */
  readonly isOverdue: boolean
  /** The verdicts among its events, oldest first. */
  readonly verdicts: readonly Verdict[]
}

/** credit: post the tokens. take, giveBack: the total counts for the daily limit from now on, or no longer. */
export type OrderEffect = 'credit' | 'takeFromLimit' | 'giveBackToLimit' | 'raiseAlarm' | 'mailPlayer'

export type Transition = readonly [OrderState, readonly OrderEffect[]]

export const isOpen = ({ state }: Pick<OrderFacts, 'state'>): boolean =>
  state === 'created' || state === 'pending'

/** Cancelled, failed or expired. The provider may still report a payment. */
export const isUnpaid = ({ state }: Pick<OrderFacts, 'state'>): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'expired'

/** Money that came in, may come in, or is in dispute counts for the day. */
const countsForLimit = (state: OrderState, isCredited: boolean): boolean =>
  state === 'closed' ? isCredited : !isUnpaid({ state })

const stay = ({ state }: OrderFacts): Transition => [state, []]

const move = (
  order: Pick<OrderFacts, 'state' | 'isCredited'>,
  to: OrderState,
  ...effects: OrderEffect[]
): Transition => {
  const before = countsForLimit(order.state, order.isCredited)
  const after = countsForLimit(to, order.isCredited || effects.includes('credit'))
  if (before === after) return [to, effects]
  return [to, [after ? 'takeFromLimit' : 'giveBackToLimit', ...effects]]
}

const dispute = (order: OrderFacts): Transition =>
  order.state === 'disputed' ? stay(order) : move(order, 'disputed', 'raiseAlarm', 'mailPlayer')

/** A verdict without the provider's reference may be about any payment of the order. */
const isSame = (one: Verdict, other: Verdict): boolean =>
  one.status === other.status &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  (one.reference === other.reference || one.reference === null || other.reference === null)

const paid = (order: OrderFacts, verdict: Verdict): Transition => {
  const isAsOrdered = verdict.amount === order.total && verdict.currency === order.currency
  if (isOpen(order)) return isAsOrdered ? move(order, 'paid', 'credit') : dispute(order)
  if (isUnpaid(order)) return isAsOrdered ? move(order, 'paid', 'credit', 'mailPlayer') : dispute(order)
  // An order older than the events does not record which payment it was credited for.
  const isKnown = isAsOrdered && !order.verdicts.some(({ status }) => status === 'paid')
  return order.state === 'paid' && isKnown ? stay(order) : dispute(order)
}

/** Whether the verdict becomes an event: it is final, and not stored yet. */
export const isNew = ({ verdicts }: Pick<OrderFacts, 'verdicts'>, verdict: Verdict): boolean =>
  verdict.status !== 'open' && !verdicts.some(earlier => isSame(earlier, verdict))

/**
 * The transition of an order by a verdict of the provider. Money that came in is credited once or disputed, whatever
 * verdicts came before; a dispute is left to an operator; a repeated verdict changes nothing (docs/adr/0050).
 */
export const transition = (order: OrderFacts, verdict: Verdict): Transition => {
  if (!isNew(order, verdict)) return stay(order)
  switch (verdict.status) {
    case 'open':
      return stay(order)
    case 'paid':
      return paid(order, verdict)
    // The money was refunded; the tokens may be spent, or the verdict of the payment may still arrive.
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

/** The transition of an order by an operator's decision; null if it does not apply. */
export const decide = (
  order: Pick<OrderFacts, 'state' | 'isCredited'>,
  decision: DisputeDecision,
): Transition | null => {
  if (order.state !== 'disputed') return null
  if (decision === 'close') return move(order, 'closed', 'mailPlayer')
  return order.isCredited ? null : move(order, 'paid', 'credit', 'mailPlayer')
}
