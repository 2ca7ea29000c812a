'use client'

import { getActivityStatus } from '@players-club/api-client'
import type { ActivityStatus } from '@players-club/domain-models'
import { signInPath } from '../club/ClubPaths.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useActivity } from './useActivity.ts'

/** Where a player does what the club then credits by itself. */
const places = {
  'complete-profile': 'profile',
  'promotions-email-opt-in': 'preferences',
} as const

/** The activities that have a page of their own. */
export type CreditedActivityPage = keyof typeof places

/** What `useCreditedActivity` returns: what the activity earns, and where its button leads. */
export type CreditedActivity = Query<ActivityStatus> & {
  /** Where its button leads: to where it is done, for a guest by the sign-in. */
  readonly actionHref: string
}

/**
 * What an activity that the club credits by itself earns the player, whether it has, and where it is done.
 * Where the address has an id, it has to be that of the activity, and the activity open to the player.
 */
export function useCreditedActivity(key: CreditedActivityPage, activityId?: string): CreditedActivity {
  const { paths } = useClub()
  const place = paths[places[key]]
  const { activity, isSignedIn, ...page } = useActivity(activityId, { key })
  const status = useQuery(getActivityStatus, { params: { key } })
  const isThere = activityId === undefined || activity !== undefined
  return useStableVerbs({
    data: isThere ? status.data : undefined,
    loading: page.loading || status.loading,
    error: page.error ?? status.error,
    refresh: async () => void (await Promise.all([page.refresh(), status.refresh()])),
    actionHref: isSignedIn ? place : signInPath(paths, place),
  })
}
