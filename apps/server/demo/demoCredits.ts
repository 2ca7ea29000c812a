import { CREDIT_TERMS } from '@players-club/domain-models'
import { activityCredits } from '../src/activities/activities.tables.ts'
import type { Tx } from '../src/kernel/database/index.ts'
import { DEMO_PROFILES } from './demoProfiles.ts'

/** Players with a complete profile got the points for it long ago; they are part of the balance. */
export const addProfileCredit = async (
  tx: Tx,
  name: string,
  playerId: string,
  creditedAt: Date,
): Promise<void> => {
  if (!DEMO_PROFILES[name]) return
  await tx.insert(activityCredits).values({
    playerId,
    activityKey: 'complete-profile',
    period: '',
    place: 1,
    subject: '',
    points: CREDIT_TERMS['complete-profile'].points,
    creditedAt,
  })
}
