import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import type { PaymentProvider, PaymentVerdict } from '../providers/index.ts'
import type { OrdersDeps } from './orders.service.ts'
import { hearOf, type OrderRow } from './settleOrder.ts'
import { storeOrders } from './store.tables.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 100
/** So many orders in a row that cannot be asked about: then it is the provider, and not the orders. */
const FAILURES = 3

/** Orders that have been open for a while, the oldest first, after the one that was looked at last. */
const openOrders = (tx: Tx, now: Date, last: OrderRow | null): Promise<OrderRow[]> => {
  const { createdAt, id } = storeOrders
  const isLater =
    last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id)))
  return tx
    .select()
    .from(storeOrders)
    .where(
      and(
        sql`${storeOrders.state} in ('created', 'pending')`,
        lte(createdAt, new Date(now.getTime() - MINUTE_MS)),
        isLater ?? undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(AT_ONCE)
}

/**
 * Finishes what was begun: orders whose payment nobody has told us about are asked about, and those whose time is over
 * are closed at the provider first, so that no payment can come for an order that is given up.
 */
export const orderReconciler = (
  deps: Pick<OrdersDeps, 'database' | 'clock' | 'provider' | 'onUnreachable'>,
): JobKind => {
  const { database, clock, provider, onUnreachable } = deps

  const ask = (
    payments: PaymentProvider,
    { id, state, expiresAt }: OrderRow,
  ): Promise<PaymentVerdict> | null => {
    if (clock.now() >= expiresAt) return payments.cancelPayment(id)
    return state === 'pending' ? payments.readPayment(id) : null
  }

  /** Whether the order could be asked about. */
  const follow = async (payments: PaymentProvider, order: OrderRow): Promise<boolean> => {
    try {
      const verdict = await ask(payments, order)
      if (verdict) await hearOf(deps, verdict)
      return true
    } catch (error) {
      onUnreachable(error)
      return false
    }
  }

  return {
    name: 'store.reconcile',
    recurs: every(MINUTE_MS),
    async call() {
      if (!provider) return
      let last: OrderRow | null = null
      let failures = 0
      for (;;) {
        const after: OrderRow | null = last
        const open: OrderRow[] = await database.unitOfWork(tx => openOrders(tx, clock.now(), after))
        for (const order of open) {
          failures = (await follow(provider, order)) ? 0 : failures + 1
          if (failures === FAILURES) return
        }
        last = open.at(-1) ?? null
        if (open.length < AT_ONCE) return
      }
    },
  }
}
