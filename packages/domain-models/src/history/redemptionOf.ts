import { REWARD_TYPES, type RewardType } from '../rewards/constants.ts'
import { extraOf } from '../shell/extraData.ts'
import type { LedgerTransaction } from './LedgerTransaction.ts'

/** What points were spent on. */
interface RedemptionFacts {
  /** By which its codes are found; points that became tokens have none. */
  readonly id: string | null
  readonly type: RewardType | 'TOKENS'
  readonly quantity: number
}

/** Reads what a redemption's pairs say of it. */
export function redemptionOf(transaction: Pick<LedgerTransaction, 'extraData'>): RedemptionFacts {
  const rewardType = extraOf(transaction, 'rewardType')
  return {
    id: extraOf(transaction, 'redemptionId') ?? null,
    type: REWARD_TYPES.find(type => type === rewardType) ?? 'TOKENS',
    quantity: Number(extraOf(transaction, 'quantity') ?? 1),
  }
}
