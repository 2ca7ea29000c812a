import { CREDIT_TERMS, type ActivityStatus, type CreditedActivity } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { periodOf } from './creditActivity.ts'

const TAKEN = {
  name: 'activities.taken',
  text: `select count(*)::int as taken from activity_credits
    where player_id = $1 and activity_key = $2 and period = $3`,
}

export interface Activities {
  getActivityStatus(playerId: string, key: CreditedActivity): Promise<ActivityStatus>
}

export const createActivities = ({ database, clock }: { database: Database; clock: Clock }): Activities => ({
  async getActivityStatus(playerId, key) {
    const { points, cap } = CREDIT_TERMS[key]
    const [row] = await database.statement<{ taken: number }>({
      ...TAKEN,
      values: [playerId, key, periodOf(key, clock.now())],
    })
    return { key, points, limitReached: (row?.taken ?? 0) >= cap }
  },
})
