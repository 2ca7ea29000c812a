import type { Tx } from '../kernel/database/index.ts'
import { enqueueJob, type JobKind } from '../kernel/jobs/index.ts'
import { creditActivity } from './creditActivity.ts'

const NAME = 'activities.emailOptIn'

/** Credits the opt-in to promotions by a job soon after it, not in the same request. */
export const enqueueEmailOptInCredit = (tx: Tx, playerId: string, now: Date): Promise<void> =>
  enqueueJob(tx, { name: NAME, subject: playerId, dueAt: now })

export const emailOptInJob: JobKind = {
  name: NAME,
  // Not the lane of the nightly jobs, which could delay it.
  lane: 'sweeps',
  work: async (tx, { subject: playerId }, now) => {
    await creditActivity(tx, { playerId, activityKey: 'promotions-email-opt-in', now })
  },
}
