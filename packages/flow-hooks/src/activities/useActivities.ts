'use client'

import { listPlayerActivities, listPublicActivities, type InputOf } from '@players-club/api-client'
import { ACTIVITIES_MAX, activityPath, type Activity } from '@players-club/domain-models'
import { useSession } from '../club/session/useSession.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useRefreshOnNewDay } from '../club/useRefreshOnNewDay.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useOpenAddresses } from '../club/featureFlags/useFeatureFlags.ts'

/** All activities that a page of them may show. */
export const ALL_ACTIVITIES: InputOf<typeof listPublicActivities>['query'] = { size: ACTIVITIES_MAX }

/** What `useActivities` returns: the ways to earn points, and the way to a collection. */
export type ActivityList = Query<{ content: Activity[] }> & {
  /** To the page of a collect-them-all, which receives the key along the way. */
  collect(activity: Pick<Activity, 'id' | 'key'>): void
}

/** The ways to earn: a player's own, everybody's for a guest; none on a page that is closed. */
export function useActivities(): ActivityList {
  const { navigator, paths } = useClub()
  const { isSignedIn } = useSession()
  const isOpen = useOpenAddresses()
  const list = isSignedIn ? listPlayerActivities : listPublicActivities
  const { data, ...query } = useQuery(list, { query: ALL_ACTIVITIES })
  useRefreshOnNewDay(query.refresh)
  return useStableVerbs({
    ...query,
    data: data && { content: data.content.filter(activity => isOpen(activityPath(activity))) },
    collect: ({ id, key }) => navigator.go(paths.collection(id), { state: { activityKey: key } }),
  })
}
