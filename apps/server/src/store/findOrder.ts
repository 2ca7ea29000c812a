import type { OpenOrder, Order } from '@players-club/domain-models'
import { and, desc, eq, inArray, notExists } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { OrderRow } from './changeOrder.ts'
import { storeOrderEvents, storeOrders } from './store.tables.ts'

/** A player's own order; another player's is not found. */
export const findOrder = async (tx: Tx, playerId: string, id: string): Promise<OrderRow> => {
  const [order] = await tx
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.id, id), eq(storeOrders.playerId, playerId)))
  if (!order) throw new Refusal('store.orderNotFound')
  return order
}

/** The player's latest open order that counts for the limit of this day. */
export const findOpenOrder = async (
  tx: Tx,
  { playerId, day, now }: { playerId: string; day: string; now: Date },
): Promise<OpenOrder | null> => {
  const [order] = await tx
    .select()
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.playerId, playerId),
        eq(storeOrders.day, day),
        inArray(storeOrders.state, ['created', 'pending']),
      ),
    )
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(1)
  if (!order) return null
  const { id: transactionId, total, expiresAt } = order
  return { transactionId, total, paymentUrl: now < expiresAt ? order.paymentUrl : null }
}

/** The player's failed orders of a day that the provider may still accept a payment for: it has not cancelled them. */
export const findFailedOrders = async (
  tx: Tx,
  { playerId, day }: { playerId: string; day: string },
): Promise<string[]> => {
  const { orderId, status } = storeOrderEvents
  const cancellation = tx
    .select()
    .from(storeOrderEvents)
    .where(and(eq(orderId, storeOrders.id), eq(status, 'cancelled')))
  const orders = await tx
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.playerId, playerId),
        eq(storeOrders.day, day),
        eq(storeOrders.state, 'failed'),
        notExists(cancellation),
      ),
    )
  return orders.map(({ id }) => id)
}

export const asOrder = ({ id, state, items, total, tokens, createdAt, reason }: OrderRow): Order => ({
  transactionId: id,
  ...{ state, items, total, tokens, reason },
  createdDate: createdAt.toISOString(),
})
