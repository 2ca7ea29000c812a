import type { Order } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { OrderRow } from './settleOrder.ts'
import { storeOrders } from './store.tables.ts'

/** A player's own order; another player's is not found. */
export const findOrder = async (tx: Tx, playerId: string, id: string): Promise<OrderRow> => {
  const [order] = await tx
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.id, id), eq(storeOrders.playerId, playerId)))
  if (!order) throw new Refusal('store.orderNotFound')
  return order
}

export const asOrder = ({ id, state, items, total, tokens, createdAt, reason }: OrderRow): Order => ({
  transactionId: id,
  ...{ state, items, total, tokens, reason },
  createdDate: createdAt.toISOString(),
})
