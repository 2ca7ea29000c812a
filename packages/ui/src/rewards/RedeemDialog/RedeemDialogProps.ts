import type { CouponDetails, Reward, RewardRedemption } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'

export interface RedeemDialogProps {
  isOpen: boolean
  reward: Reward
  /** How many, and how many at most. */
  quantity: number
  most: number
  points: number
  /** It is being redeemed. */
  isPending: boolean
  /** An attempt may have arrived: how many cannot be changed any more. */
  isFixed: boolean
  error: LocalizedText | null
  /** What came of it, once something has. */
  redemption: RewardRedemption | null
  codes: { data: CouponDetails | undefined; error: object | null; refresh: () => void }
  onQuantity: (quantity: number) => void
  onConfirm: () => void
  onCancel: () => void
  onDone: () => void
}
