import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import type { PaymentVerdict } from '../providers/index.ts'
import { giveBack } from './spending.ts'
import { storeOrders } from './store.tables.ts'

export type OrderRow = typeof storeOrders.$inferSelect

/** What the provider says was paid is not what was ordered. Nothing is credited; somebody has to look. */
export class PaymentMismatchError extends Error {
  override readonly name = 'PaymentMismatchError'

  constructor(orderId: string) {
    super(`The payment of order ${orderId} is not what was ordered.`)
  }
}

export const isOpen = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state === 'created' || state === 'pending'

const change = async (
  tx: Tx,
  { id }: OrderRow,
  set: Partial<typeof storeOrders.$inferInsert>,
): Promise<OrderRow> => {
  const [changed] = await tx.update(storeOrders).set(set).where(eq(storeOrders.id, id)).returning()
  if (!changed) throw new Error('A locked order is gone.')
  return changed
}

const credit = async (tx: Tx, order: OrderRow, { method }: PaymentVerdict, now: Date): Promise<OrderRow> => {
  const { id, playerId, total, tokens } = order
  const { transferId } = await postTransfer(
    tx,
    {
      key: `order:${id}`,
      kind: 'PURCHASE',
      description: 'history.entry.purchase',
      details: {
        // The history tells dollars; the order itself knows the cents.
        purchasedAmount: total / 100,
        transactionId: id,
        entryMethod: 'PURCHASE',
        ...(method && { paymentMethod: method }),
      },
      legs: [{ from: { house: 'store' }, to: { playerId }, currency: 'tokens', amount: tokens }],
    },
    now,
  )
  return change(tx, order, { state: 'paid', transferId, settledAt: now })
}

/**
 * Does what the provider's word about an order asks for, once: however many have heard it, the first one settles the
 * order, and the others are given what it came to. Its tokens are there with it, or neither is.
 */
export const settleOrder = async (tx: Tx, verdict: PaymentVerdict, now: Date): Promise<OrderRow | null> => {
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, verdict.orderId)).for('update')
  if (!order) return null
  if (!isOpen(order) || verdict.status === 'open') return order
  if (verdict.status === 'paid') {
    if (verdict.amount !== order.total || verdict.currency !== 'USD') throw new PaymentMismatchError(order.id)
    return credit(tx, order, verdict, now)
  }
  const { playerId, day, total: amount } = order
  await giveBack(tx, { playerId, day, amount })
  const hasRunOut = verdict.status === 'cancelled' && now >= order.expiresAt
  const state = hasRunOut ? 'expired' : verdict.status
  return change(tx, order, { state, reason: verdict.reason, settledAt: now })
}
