import { and, lte, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import type { PaymentProvider } from '../providers/index.ts'
import type { OrderRow } from './changeOrder.ts'
import type { OrdersDeps } from './orders.service.ts'
import { PaymentLeftOpenError } from './PaymentLeftOpenError.ts'
import { applyVerdict } from './settleOrder.ts'
import { storeOrders } from './store.tables.ts'

/** Orders that have been pending for a while, and all whose time is over. */
const isOpen = (now: Date) => {
  const { state, createdAt, expiresAt } = storeOrders
  return and(
    sql`${state} in ('created', 'pending')`,
    lte(createdAt, new Date(now.getTime() - MINUTE_MS)),
    or(sql`${state} = 'pending'`, lte(expiresAt, now)),
  )
}

/**
 * Finishes open orders: the provider is asked about orders without a notice, and orders whose time is over are
 * cancelled at the provider first, so that no payment can arrive for an expired order.
 */
export const orderReconciler = (
  deps: SweepDeps & Pick<OrdersDeps, 'lottery' | 'provider' | 'onAlarm'>,
): JobKind => {
  const { clock, provider } = deps

  const follow = async (payments: PaymentProvider, { id, expiresAt }: OrderRow) => {
    const isOver = clock.now() >= expiresAt
    const verdict = await (isOver ? payments.cancelPayment(id) : payments.readPayment(id))
    await applyVerdict(deps, verdict)
    if (verdict.status !== 'open') return 'settled'
    if (isOver) throw new PaymentLeftOpenError()
    return 'waiting'
  }

  return createSweep(deps, {
    name: 'store.reconcile',
    table: storeOrders,
    since: storeOrders.createdAt,
    isOpen,
    follow: provider ? order => follow(provider, order) : null,
    // For half an hour at most, while a player looks at the page.
    longestWaitMs: MINUTE_MS,
  })
}
