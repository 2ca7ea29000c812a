import { drawEndsSoonFrom } from '../promotions/drawPeriods.ts'
import type { Reward } from './Reward.ts'

/** Whether a reward can be had: it is open, it ends soon, or it has ended. */
export type RewardStatus = 'ended' | 'endingSoon' | 'open'

const isPast = (moment: string | null, now: Date) => moment !== null && now.getTime() >= Date.parse(moment)

const endsSoonFrom = ({ endingSoon, entryEnd }: Pick<Reward, 'endingSoon' | 'entryEnd'>) =>
  endingSoon ?? (entryEnd && drawEndsSoonFrom(new Date(entryEnd)).toISOString())

/**
 * Ended once its end is past; ending soon once that moment has passed while entries are still taken: the moment
 * set for it, or the last days before entries end.
 */
export const rewardStatus = (
  reward: Pick<Reward, 'end' | 'endingSoon' | 'entryEnd'>,
  now: Date,
): RewardStatus => {
  if (isPast(reward.end, now)) return 'ended'
  return isPast(endsSoonFrom(reward), now) && !isPast(reward.entryEnd, now) ? 'endingSoon' : 'open'
}

/** Whether a draw's reward takes entries no more, though it has not ended. */
export const isEntryClosed = ({ entryEnd }: Pick<Reward, 'entryEnd'>, now: Date): boolean =>
  isPast(entryEnd, now)

/** Whether a reward is offered at that moment: it has not ended, and a draw takes entries. */
export const isOffered = (reward: Pick<Reward, 'end' | 'endingSoon' | 'entryEnd'>, now: Date): boolean =>
  rewardStatus(reward, now) !== 'ended' && !isEntryClosed(reward, now)

/** Whether a limited reward has nothing left. A reward without a limit (`remaining` null) is never sold out. */
export const isSoldOut = ({ remaining }: Pick<Reward, 'remaining'>): boolean =>
  remaining !== null && remaining <= 0
