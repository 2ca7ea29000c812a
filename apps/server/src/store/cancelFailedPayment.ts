import type { OrdersDeps } from './orders.service.ts'
import { PaymentLeftOpenError } from './PaymentLeftOpenError.ts'
import { applyVerdict } from './settleOrder.ts'

export type CancelDeps = Pick<OrdersDeps, 'database' | 'clock' | 'lottery' | 'provider' | 'onAlarm'>

/**
 * Cancels the payment of a failed order at the provider, so that a declined card cannot be tried again, and applies the
 * verdict: the order may be paid by now.
 */
export async function cancelFailedPayment(deps: CancelDeps, orderId: string): Promise<void> {
  if (!deps.provider) throw new Error('No payment provider is configured.')
  const verdict = await deps.provider.cancelPayment(orderId)
  await applyVerdict(deps, verdict)
  if (verdict.status === 'open') throw new PaymentLeftOpenError()
}
