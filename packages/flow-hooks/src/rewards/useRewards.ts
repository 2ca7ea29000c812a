'use client'

import { listPlayerRewards, listPublicRewards, type InputOf } from '@players-club/api-client'
import { REWARDS_MAX, type Reward } from '@players-club/domain-models'
import { useSession } from '../club/session/useSession.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useRefreshOnNewDay } from '../club/useRefreshOnNewDay.ts'

/** Which rewards are asked for: of which type, only featured ones, and how many. */
export type RewardsWanted = Partial<InputOf<typeof listPublicRewards>['query']>

/** All rewards that a page of them may show. */
export const ALL_REWARDS = { size: REWARDS_MAX } as const

/** The rewards: a player's own, everybody's for a guest. */
export function useRewards(wanted: RewardsWanted = ALL_REWARDS): Query<{ content: Reward[] }> {
  const { isSignedIn } = useSession()
  const list = isSignedIn ? listPlayerRewards : listPublicRewards
  const query = useQuery(list, { query: { ...ALL_REWARDS, ...wanted } })
  useRefreshOnNewDay(query.refresh)
  return query
}
