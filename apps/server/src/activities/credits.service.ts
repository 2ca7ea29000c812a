import type { ActivityCredit, ActivityType, Locale } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { actForPlayer, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { bonusOf, capOf } from './activityRow.ts'
import { creditActivity } from './creditActivity.ts'
import { requireActivity } from './requireActivity.ts'

export interface CreditRequest {
  asker: Asker
  request: ValueRequest
  key: string
  locale: Locale
}

/** Activities that are credited when the player says so. All others are credited where the player does them. */
const CREDITED_ON_REQUEST: readonly ActivityType[] = ['VIEW_URL']

/** Credits activities that the club cannot verify, within their cap. */
export const createCredits = ({ database, clock }: ServiceDeps) => ({
  credit({ asker, request, key, locale }: CreditRequest): Promise<ActivityCredit> {
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const activity = await requireActivity(tx, { key }, { playerId, now })
      if (!CREDITED_ON_REQUEST.includes(activity.type)) throw new Refusal('error.activity.invalidAccess')
      const points = await creditActivity(tx, { playerId, activity, locale, now })
      if (points === null) throw new Refusal('activities.limitReached')
      const frequencyCap = capOf({ ...activity, taken: activity.taken + 1 })
      return { activityKey: key, points, bonusPoints: bonusOf(activity), frequencyCap }
    })
  },
})
