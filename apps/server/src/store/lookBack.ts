import type { JobKind } from '../kernel/jobs/index.ts'
import { LOOK_BACK } from './changeOrder.ts'
import type { OrdersDeps } from './orders.service.ts'
import { hearOf } from './settleOrder.ts'

/**
 * A card that was declined can be tried again until its order's time is over, and the notice of that may be lost. Then
 * the payment is closed at the provider, and what became of it is heard. The job is tried again until the provider answers.
 */
export const lookBackJob = (
  deps: Pick<OrdersDeps, 'database' | 'clock' | 'provider' | 'onUnreachable'>,
): JobKind => ({
  name: LOOK_BACK,
  lane: 'sweeps',
  async call({ subject }) {
    if (deps.provider) await hearOf(deps, await deps.provider.cancelPayment(subject))
  },
})
