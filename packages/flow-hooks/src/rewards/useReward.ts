'use client'

import { getCouponDetails, getPlayerReward, getReward } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type Message, type SeenReward } from '@players-club/domain-models'
import { useSession } from '../club/session/useSession.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useRedirectWithMessage } from '../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'

const MISSING: Message = {
  type: 'warning',
  key: 'rewards.rewardUnavailable',
  timeout: MESSAGE_TIMEOUTS.short,
}

/** One reward. Without one of that id, a message says so, and the visitor goes to the others. */
export function useReward(rewardId: number): Query<SeenReward> {
  const { paths } = useClub()
  const { isSignedIn } = useSession()
  const seen = isSignedIn ? getPlayerReward : getReward
  const query: Query<SeenReward> = useQuery(seen, { params: { rewardId } })
  const coupon = useQuery(
    getCouponDetails,
    query.data?.type === 'COUPON' ? { params: { key: query.data.key } } : null,
  )

  const isMissing = query.error?.key === MISSING.key
  useRedirectWithMessage(paths.rewards, isMissing && !query.loading ? MISSING : null)

  return useStableVerbs({
    ...query,
    error: isMissing ? null : query.error,
    data: query.data && coupon.data ? { ...query.data, remaining: coupon.data.remaining } : query.data,
    refresh: async () => void (await Promise.all([query.refresh(), coupon.refresh()])),
  })
}
