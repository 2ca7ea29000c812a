import { getActivityStatus } from '@players-club/api-client'
import type { ActivityStatus } from '@players-club/domain-models'
import { isPlayer } from '../accounts/session/Session.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useStore } from '../club/store/useStore.ts'
import { useClub } from '../club/useClub.ts'

/** Where a player does what the club then credits by itself. */
const places = {
  'complete-profile': '/settings/profile',
  'promotions-email-opt-in': '/settings/preferences',
} as const

/** The activities that have a page of their own. */
export type CreditedActivityPage = keyof typeof places

export type CreditedActivity = Query<ActivityStatus> & {
  /** Where its button leads: to where it is done, for a guest by the sign-in. */
  readonly wayOn: string
}

/** What an activity that the club credits by itself earns the player, whether it has, and where it is done. */
export function useCreditedActivity(key: CreditedActivityPage): CreditedActivity {
  const place = places[key]
  const isSignedIn = isPlayer(useStore(useClub().session))
  return {
    ...useQuery(getActivityStatus, { params: { key } }),
    wayOn: isSignedIn ? place : `/login?${new URLSearchParams({ from: place }).toString()}`,
  }
}
