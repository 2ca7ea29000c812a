import type { Lottery } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import type { LogFields } from '../kernel/logging/logger.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { PaymentVerdict } from '../providers/index.ts'
import { changeOrder, lockOrder, type LockedOrder, type OrderEvent, type OrderRow } from './changeOrder.ts'
import { isNew, transition, type OrderFacts, type Transition, type Verdict } from './orderTransition.ts'

/** The effect of a verdict on an order. */
export interface Settlement {
  order: OrderRow
  from: OrderRow['state']
  effects: Transition[1]
}

type Source = Exclude<OrderEvent['source'], 'operator'>

const isVerdict = (event: OrderEvent): event is OrderEvent & Verdict => event.source !== 'operator'

interface VerdictContext {
  /** The lottery's. */
  currency: string
  now: Date
  source?: Source
}

const factsOf = ({ order, trail }: LockedOrder, { currency, now }: VerdictContext): OrderFacts => ({
  state: order.state,
  total: order.total,
  currency,
  isCredited: order.transferId !== null,
  isOverdue: now >= order.expiresAt,
  verdicts: trail.filter(isVerdict),
})

/**
 * Applies the provider's verdict about an order. Parallel callers apply it once; tokens and state are committed
 * together. Null if there is no such order.
 */
export const settleOrder = async (
  tx: Tx,
  verdict: PaymentVerdict,
  context: VerdictContext,
): Promise<Settlement | null> => {
  const { now, source = 'poll' } = context
  const locked = await lockOrder(tx, verdict.orderId)
  if (!locked) return null
  const { order } = locked
  const from = order.state
  const facts = factsOf(locked, context)
  if (!isNew(facts, verdict)) return { order, from, effects: [] }
  const decided = transition(facts, verdict)
  const { status, amount, currency, reference, method, reason } = verdict
  const cause = { source, status, amount, currency, reference, method, reason }
  return { order: await changeOrder(tx, locked, decided, cause, now), from, effects: decided[1] }
}

export interface VerdictDeps extends ServiceDeps {
  lottery: Pick<Lottery, 'currency'>
  onAlarm: (event: string, fields: LogFields) => void
}

/** The same in its own unit of work. Money that fits no order is reported to the operator. */
export async function applyVerdict(
  { database, clock, lottery, onAlarm }: VerdictDeps,
  verdict: PaymentVerdict,
  source?: Source,
): Promise<Settlement | null> {
  const settled = await database.unitOfWork(tx =>
    settleOrder(tx, verdict, { currency: lottery.currency, now: clock.now(), source }),
  )
  const isMoney = verdict.status === 'paid' || verdict.status === 'refunded'
  const { orderId, status, amount, currency } = verdict
  if (!settled && isMoney) onAlarm('payment of an unknown order', { orderId, status })
  if (settled?.effects.includes('raiseAlarm')) {
    const { from: state, order } = settled
    onAlarm('payment disputed', { orderId, state, status, amount, currency, total: order.total })
  }
  return settled
}
