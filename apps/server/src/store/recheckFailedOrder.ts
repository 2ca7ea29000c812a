import type { JobKind } from '../kernel/jobs/index.ts'
import { RECHECK_FAILED } from './changeOrder.ts'
import type { OrdersDeps } from './orders.service.ts'
import { PaymentLeftOpenError } from './PaymentLeftOpenError.ts'
import { applyVerdict } from './settleOrder.ts'

/**
 * A declined card can be retried until the order's time is over, and the notice of that may be lost. Then the payment
 * is cancelled at the provider, and its verdict is applied. The job is retried until the provider answers.
 */
export const recheckFailedOrderJob = (
  deps: Pick<OrdersDeps, 'database' | 'clock' | 'lottery' | 'provider' | 'onAlarm'>,
): JobKind => ({
  name: RECHECK_FAILED,
  lane: 'payments',
  async call({ subject }) {
    if (!deps.provider) return
    const verdict = await deps.provider.cancelPayment(subject)
    await applyVerdict(deps, verdict)
    if (verdict.status === 'open') throw new PaymentLeftOpenError()
  },
})
