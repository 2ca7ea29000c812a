import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { changeOrder, type LockedOrder, type OrderRow } from './changeOrder.ts'
import { decide, type DisputeDecision } from './orderTransition.ts'
import type { OrdersDeps } from './orders.service.ts'
import { storeOrders } from './store.tables.ts'

const REMINDER_HOUR = 8
const AT_MOST = 200

/** Orders in dispute, oldest first. */
export const disputedOrders = (tx: Tx): Promise<OrderRow[]> =>
  tx
    .select()
    .from(storeOrders)
    .where(eq(storeOrders.state, 'disputed'))
    .orderBy(asc(storeOrders.settledAt), asc(storeOrders.id))
    .limit(AT_MOST)

/** Applies an operator's decision; null if it does not apply to the order. */
export const settleDispute = async (
  tx: Tx,
  locked: LockedOrder,
  { decision, reason, now }: { decision: DisputeDecision; reason: string; now: Date },
): Promise<OrderRow | null> => {
  const { state, transferId } = locked.order
  const decided = decide({ state, isCredited: transferId !== null }, decision)
  if (!decided) return null
  const nothing = { amount: null, currency: null, reference: null, method: null }
  return changeOrder(tx, locked, decided, { source: 'operator', status: decision, reason, ...nothing }, now)
}

/**
 * Raises an alarm for every open dispute each morning, because an alarm is lost if its server dies before writing it.
 */
export const disputesReminder = ({
  database,
  onAlarm,
}: Pick<OrdersDeps, 'database' | 'onAlarm'>): JobKind => ({
  name: 'store.disputes',
  recurs: dailyAt(REMINDER_HOUR),
  async call() {
    for (const { id, state } of await database.unitOfWork(disputedOrders))
      onAlarm('payment still disputed', { orderId: id, state })
  },
})
