import type { Tx } from '../kernel/database/index.ts'
import { enqueueJob, type JobKind } from '../kernel/jobs/index.ts'
import { creditActivity } from './creditActivity.ts'

const NAME = 'activities.emailOptIn'

/** Whoever wants the promotions by mail gets the points soon after saying so, not with the same click. */
export const promiseEmailOptInCredit = (tx: Tx, playerId: string, now: Date): Promise<void> =>
  enqueueJob(tx, { name: NAME, subject: playerId, dueAt: now })

export const emailOptInJob: JobKind = {
  name: NAME,
  // Not behind the nightly work.
  lane: 'sweeps',
  work: async (tx, { subject: playerId }, now) => {
    await creditActivity(tx, { playerId, activityKey: 'promotions-email-opt-in', now })
  },
}
