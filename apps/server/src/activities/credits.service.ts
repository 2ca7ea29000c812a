import type { ActivityCredit, ActivityType, Locale } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/index.ts'
import { actForPlayer, type Asker } from '../kernel/ledger/index.ts'
import { bonusOf, capOf } from './activityRow.ts'
import { creditActivity } from './creditActivity.ts'
import { requireActivity } from './findActivity.ts'

export interface CreditRequest {
  asker: Asker
  request: ValueRequest
  key: string
  locale: Locale
}

/** What is done as soon as the player says so. Everything else is credited by what the player does, where it is done. */
const CREDITED_ON_REQUEST: readonly ActivityType[] = ['VIEW_URL']

/** Points for what nobody but the player can tell, within its cap. */
export const createCredits = ({ database, clock }: { database: Database; clock: Clock }) => ({
  credit({ asker, request, key, locale }: CreditRequest): Promise<ActivityCredit> {
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const activity = await requireActivity(tx, { key }, { playerId, now })
      if (!CREDITED_ON_REQUEST.includes(activity.type)) throw new Refusal('error.activity.invalidAccess')
      const points = await creditActivity(tx, { playerId, activity, locale, now })
      if (points === 0) throw new Refusal('activities.limitReached')
      const frequencyCap = capOf({ ...activity, taken: activity.taken + 1 })
      return { activityKey: key, points, bonusPoints: bonusOf(activity), frequencyCap }
    })
  },
})

export type Credits = ReturnType<typeof createCredits>
