import {
  CREDIT_TERMS,
  CREDITED_ACTIVITIES,
  type ActivityStatus,
  type CreditedActivity,
} from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { periodOf } from './creditActivity.ts'

const TAKEN = {
  name: 'activities.taken',
  text: `select activity_key, period, count(*)::int as taken from activity_credits
    where player_id = $1 and period = any($2) group by activity_key, period`,
}

interface Taken {
  activity_key: string
  period: string
  taken: number
}

export interface Activities {
  /** From which activities the player has earned all that there is for now. */
  findReached(playerId: string): Promise<ReadonlySet<string>>
  getActivityStatus(playerId: string, key: CreditedActivity): Promise<ActivityStatus>
}

export interface ActivitiesDeps {
  database: Database
  clock: Clock
}

export const createActivities = ({ database, clock }: ActivitiesDeps): Activities => {
  const findReached = async (playerId: string): Promise<ReadonlySet<string>> => {
    const now = clock.now()
    const periods = [...new Set(CREDITED_ACTIVITIES.map(key => periodOf(key, now)))]
    const rows = await database.statement<Taken>({ ...TAKEN, values: [playerId, periods] })
    return new Set(
      CREDITED_ACTIVITIES.filter(key =>
        rows.some(
          row =>
            row.activity_key === key &&
            row.period === periodOf(key, now) &&
            row.taken >= CREDIT_TERMS[key].cap,
        ),
      ),
    )
  }

  return {
    findReached,

    async getActivityStatus(playerId, key) {
      const reached = await findReached(playerId)
      return { key, points: CREDIT_TERMS[key].points, limitReached: reached.has(key) }
    },
  }
}
