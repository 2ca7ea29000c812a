import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { enqueueJob } from '../kernel/jobs/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { MAIL_PLAYER, subjectOfEvent } from './orderMail.ts'
import { isUnpaid, type Transition } from './orderTransition.ts'
import { giveBack, takeBeyondLimit } from './spending.ts'
import { storeOrderEvents, storeOrders } from './store.tables.ts'

export type OrderRow = typeof storeOrders.$inferSelect
export type OrderEvent = typeof storeOrderEvents.$inferSelect

/** The job that asks about a failed order again; its subject is the order's id. */
export const RECHECK_FAILED = 'store.lookBack'

/** The cause of the change, as stored in the order's events. */
export type Cause = Pick<OrderEvent, 'source' | 'status' | 'amount' | 'currency' | 'reference' | 'reason'> & {
  /** How it was paid, such as CARD. */
  method: string | null
}

/** A locked order with its events. */
export interface LockedOrder {
  order: OrderRow
  trail: OrderEvent[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Locks an order by an id that may be any text; null if there is no such order. */
export const lockOrder = async (tx: Tx, id: string): Promise<LockedOrder | null> => {
  if (!UUID.test(id)) return null
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, id)).for('update')
  if (!order) return null
  const trail = await tx
    .select()
    .from(storeOrderEvents)
    .where(eq(storeOrderEvents.orderId, id))
    .orderBy(asc(storeOrderEvents.position))
  return { order, trail }
}

/** The key is the order's id, so that the ledger credits it once, whatever the cause. */
const credit = async (tx: Tx, order: OrderRow, { method }: Cause, now: Date): Promise<string> => {
  const { id, playerId, total, tokens } = order
  const { transferId } = await postTransfer(
    tx,
    {
      key: `order:${id}`,
      kind: 'PURCHASE',
      description: 'history.entry.purchase',
      details: {
        // The history shows dollars; the order itself has cents.
        purchasedAmount: total / 100,
        transactionId: id,
        entryMethod: 'PURCHASE',
        ...(method && { paymentMethod: method }),
      },
      legs: [{ from: { house: 'store' }, to: { playerId }, currency: 'tokens', amount: tokens }],
    },
    now,
  )
  return transferId
}

/** Applies a transition and stores its event, in one unit of work. */
export const changeOrder = async (
  tx: Tx,
  { order, trail }: LockedOrder,
  [to, effects]: Transition,
  cause: Cause,
  now: Date,
): Promise<OrderRow> => {
  const { id, playerId, day, total: amount, state: from } = order
  const { method: _, ...event } = cause
  const position = trail.length + 1
  await tx
    .insert(storeOrderEvents)
    .values({ ...event, orderId: id, position, at: now, fromState: from, toState: to })
  if (from === to) return order
  if (effects.includes('takeFromLimit')) await takeBeyondLimit(tx, { playerId, day, amount })
  if (effects.includes('giveBackToLimit')) await giveBack(tx, { playerId, day, amount })
  const [changed] = await tx
    .update(storeOrders)
    .set({
      state: to,
      settledAt: now,
      reason: isUnpaid({ state: to }) ? cause.reason : null,
      ...(effects.includes('credit') && { transferId: await credit(tx, order, cause, now) }),
    })
    .where(eq(storeOrders.id, id))
    .returning()
  if (!changed) throw new Error('A locked order is gone.')
  if (effects.includes('mailPlayer'))
    await enqueueJob(tx, { name: MAIL_PLAYER, subject: subjectOfEvent(id, position), dueAt: now })
  if (to === 'failed') await enqueueJob(tx, { name: RECHECK_FAILED, subject: id, dueAt: order.expiresAt })
  return changed
}
