import type { Reward } from './Reward.ts'

export type RewardStatus = 'ended' | 'endingSoon' | 'open'

const isPast = (moment: string | null, now: Date) => moment !== null && now.getTime() >= Date.parse(moment)

/** Ended once its end is past; ending soon once that moment has passed while entries are still taken. */
export const rewardStatus = (
  { end, endingSoon, entryEnd }: Pick<Reward, 'end' | 'endingSoon' | 'entryEnd'>,
  now: Date,
): RewardStatus => {
  if (isPast(end, now)) return 'ended'
  return isPast(endingSoon, now) && !isPast(entryEnd, now) ? 'endingSoon' : 'open'
}

/** Whether a draw's reward takes entries no more, though it has not ended. */
export const isEntryClosed = ({ entryEnd }: Pick<Reward, 'entryEnd'>, now: Date): boolean =>
  isPast(entryEnd, now)

/** A coupon without codes; other rewards do not run out of them. */
export const isSoldOut = ({ type, remaining }: Pick<Reward, 'type' | 'remaining'>): boolean =>
  type === 'COUPON' && remaining !== null && remaining <= 0
