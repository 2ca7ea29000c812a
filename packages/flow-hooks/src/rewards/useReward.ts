'use client'

import { getCouponDetails, getPlayerReward, getReward } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type Message, type SeenReward } from '@players-club/domain-models'
import { useSession } from '../club/session/useSession.ts'
import { useFound } from '../club/query/useFound.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useRefreshOnNewDay } from '../club/useRefreshOnNewDay.ts'
import { useRedirectWithMessage } from '../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'

const MISSING = {
  type: 'warning',
  key: 'rewards.rewardUnavailable',
  timeout: MESSAGE_TIMEOUTS.short,
} as const satisfies Message

/** One reward. Without one of that id, a message says so, and the visitor goes to the others. One that ends while its page is open stays. */
export function useReward(rewardId: number): Query<SeenReward> {
  const { paths } = useClub()
  const { isSignedIn } = useSession()
  const seen = isSignedIn ? getPlayerReward : getReward
  const asked: Query<SeenReward> = useQuery(seen, { params: { rewardId } })
  const { missing, ...query } = useFound(asked, { id: rewardId, refusals: [MISSING.key] })
  const coupon = useQuery(
    getCouponDetails,
    query.data?.type === 'COUPON' ? { params: { key: query.data.key } } : null,
  )

  useRedirectWithMessage(paths.rewards, missing && MISSING)
  // What may be redeemed per day begins again.
  useRefreshOnNewDay(query.refresh)

  return useStableVerbs({
    ...query,
    data: query.data && coupon.data ? { ...query.data, remaining: coupon.data.remaining } : query.data,
    refresh: async () => void (await Promise.all([query.refresh(), coupon.refresh()])),
  })
}
