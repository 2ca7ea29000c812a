import { isEntryClosed, isSoldOut, rewardStatus } from '@players-club/domain-models'
import type { RewardViewProps, ShownReward } from './RewardViewProps.ts'

export type RewardAvailability =
  | 'ended'
  | 'entryClosed'
  | 'soldOut'
  | 'notForYou'
  | 'guest'
  | 'segment'
  | 'limitReached'
  | 'short'
  | 'open'

type AvailabilityInput = Pick<RewardViewProps, 'now' | 'isSignedIn' | 'points' | 'most'> & {
  reward: ShownReward
}

/** The first reason that blocks the redemption, or none. */
export const rewardAvailability = ({
  reward,
  now,
  isSignedIn,
  points,
  most,
}: AvailabilityInput): RewardAvailability => {
  if (rewardStatus(reward, now) === 'ended') return 'ended'
  if (reward.type === 'DRAW' && isEntryClosed(reward, now)) return 'entryClosed'
  if (isSoldOut(reward)) return 'soldOut'
  // Whether a guest is of the segment is known after signing in.
  if (!isSignedIn) return reward.isAvailable ? 'guest' : 'segment'
  if (!reward.isAvailable) return 'notForYou'
  if (reward.frequencyCap?.limitReached) return 'limitReached'
  if (points !== undefined && points < reward.amount) return 'short'
  return most === 0 ? 'limitReached' : 'open'
}
