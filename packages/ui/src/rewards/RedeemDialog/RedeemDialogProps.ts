import type { CouponDetails, Reward, RewardRedemption } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'

/** The redemption of a reward: how many, what they cost, and the result. */
export interface RedeemDialogProps {
  isOpen: boolean
  reward: Reward
  /** The quantity and its maximum. */
  quantity: number
  most: number
  points: number
  /** The redemption is pending. */
  isPending: boolean
  /** The outcome of an attempt is unknown: the quantity is locked. */
  isOutcomeUnknown: boolean
  error: LocalizedText | null
  /** The outcome, once there is one. */
  redemption: RewardRedemption | null
  codes: { data: CouponDetails | undefined; error: object | null; refresh: Retry }
  onQuantity: (quantity: number) => void
  onConfirm: () => void
  onCancel: () => void
  onDone: () => void
}
