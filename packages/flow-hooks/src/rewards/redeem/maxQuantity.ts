import { largestQuantity, REDEEMED_AT_ONCE_MAX, type SeenReward } from '@players-club/domain-models'

/** How many of a reward can be redeemed at once with so many points. */
export function maxQuantity(reward: SeenReward, points: number): number {
  const { type, amount: cost, remaining, frequencyCap, redemption } = reward
  const most = largestQuantity({
    points,
    cost,
    capRemaining: frequencyCap?.remaining,
    couponRemaining: remaining,
    redemptionRemaining: redemption?.remaining,
  })
  // Rounds are played one by one.
  return Math.min(most, type === 'GAMEPLAY' ? 1 : REDEEMED_AT_ONCE_MAX)
}
