import type { ProgressivePrize, Promotion, PromotionStatus } from './Promotion.ts'

type Moments = Pick<Promotion, 'start' | 'endingSoon' | 'entryEnd'>

/** What a promotion is displayed as: nothing where it simply runs. */
export function promotionStatus({ start, endingSoon, entryEnd }: Moments, now: Date): PromotionStatus {
  const at = now.getTime()
  if (at >= Date.parse(entryEnd)) return 'ended'
  if (at < Date.parse(start)) return 'comingSoon'
  return at >= Date.parse(endingSoon) ? 'endingSoon' : null
}

/** Whether tickets can be entered into the promotion now. */
export const isPromotionActive = ({ status }: Pick<Promotion, 'status'>): boolean =>
  status === null || status === 'endingSoon'

/** A progressive prize at its maximum grows no further. */
export const isJackpotReached = ({
  amount,
  maximum,
}: Pick<ProgressivePrize, 'amount' | 'maximum'>): boolean => amount >= maximum
