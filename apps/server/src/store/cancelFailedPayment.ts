import type { PaymentProvider } from '../providers/index.ts'
import { PaymentLeftOpenError } from './PaymentLeftOpenError.ts'
import { applyVerdict, type VerdictDeps } from './settleOrder.ts'

export interface CancelDeps extends VerdictDeps {
  /** Null if no payment provider is configured. */
  provider: PaymentProvider | null
}

/**
 * Cancels the payment of a failed order at the provider, so that a declined card cannot be tried again, and applies the
 * verdict: the order may be paid by now. A payment that the provider still calls failed is stored as cancelled, because it
 * cannot be made any more.
 */
export async function cancelFailedPayment(deps: CancelDeps, orderId: string): Promise<void> {
  if (!deps.provider) throw new Error('No payment provider is configured.')
  const verdict = await deps.provider.cancelPayment(orderId)
  await applyVerdict(deps, verdict.status === 'failed' ? { ...verdict, status: 'cancelled' } : verdict)
  if (verdict.status === 'open') throw new PaymentLeftOpenError()
}
