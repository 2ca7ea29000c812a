import { REWARD_TYPES, type RewardType } from '../rewards/constants.ts'
import type { LedgerTransaction } from './LedgerTransaction.ts'

/** What points were spent on. */
export interface RedemptionFacts {
  /** By which its codes are found; points that became tokens have none. */
  readonly id: string | null
  readonly type: RewardType | 'TOKENS'
  readonly quantity: number
}

/** Reads what a redemption's pairs say of it. */
export function redemptionOf({ extraData }: Pick<LedgerTransaction, 'extraData'>): RedemptionFacts {
  const textOf = (key: string) => extraData.find(pair => pair.key === key)?.value
  return {
    id: textOf('redemptionId') ?? null,
    type: REWARD_TYPES.find(type => type === textOf('rewardType')) ?? 'TOKENS',
    quantity: Number(textOf('quantity') ?? 1),
  }
}
