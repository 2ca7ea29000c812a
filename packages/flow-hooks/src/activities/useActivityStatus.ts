import { getActivityStatus } from '@players-club/api-client'
import type { ActivityStatus, CreditedActivity } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** What an activity that the club credits by itself earns the player, and whether it has. */
export function useActivityStatus(key: CreditedActivity): Query<ActivityStatus> {
  return useQuery(getActivityStatus, { params: { key } })
}
