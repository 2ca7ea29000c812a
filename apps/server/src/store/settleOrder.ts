import { eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import type { PaymentVerdict } from '../providers/index.ts'
import { giveBack } from './spending.ts'
import { storeOrders } from './store.tables.ts'

export type OrderRow = typeof storeOrders.$inferSelect

/** What the provider says was paid is not what was ordered. Nothing was credited; somebody has to look. */
class PaymentMismatchError extends Error {
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
 * order, and is given it. Its tokens are there with it, or neither is.
 */
export const settleOrder = async (tx: Tx, verdict: PaymentVerdict, now: Date): Promise<OrderRow | null> => {
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, verdict.orderId)).for('update')
  if (!order || !isOpen(order) || verdict.status === 'open') return null
  if (verdict.status === 'paid') {
    const isAsOrdered = verdict.amount === order.total && verdict.currency === 'USD'
    return isAsOrdered
      ? credit(tx, order, verdict, now)
      : change(tx, order, { state: 'disputed', settledAt: now })
  }
  const { playerId, day, total: amount } = order
  await giveBack(tx, { playerId, day, amount })
  const hasRunOut = verdict.status === 'cancelled' && now >= order.expiresAt
  const state = hasRunOut ? 'expired' : verdict.status
  return change(tx, order, { state, reason: verdict.reason, settledAt: now })
}

interface VerdictDeps {
  database: Database
  clock: Clock
  onUnreachable: (error: unknown) => void
}

/** The same as a unit of work of its own. A payment that somebody has to look at is told to the operator, once. */
export async function hearOf(
  { database, clock, onUnreachable }: VerdictDeps,
  verdict: PaymentVerdict,
): Promise<void> {
  const settled = await database.unitOfWork(tx => settleOrder(tx, verdict, clock.now()))
  if (settled?.state === 'disputed') onUnreachable(new PaymentMismatchError(settled.id))
}
