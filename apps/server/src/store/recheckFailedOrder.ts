import type { JobKind } from '../kernel/jobs/index.ts'
import { cancelFailedPayment, type CancelDeps } from './cancelFailedPayment.ts'
import { RECHECK_FAILED } from './changeOrder.ts'

/**
 * A declined card can be tried again until the order's time is over, and the notice of that may be lost. Then the payment
 * is cancelled. The job is retried until the provider answers.
 */
export const recheckFailedOrderJob = (deps: CancelDeps): JobKind => ({
  name: RECHECK_FAILED,
  lane: 'payments',
  async call({ subject }) {
    if (deps.provider) await cancelFailedPayment(deps, subject)
  },
})
