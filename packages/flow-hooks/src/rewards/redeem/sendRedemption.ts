import {
  ApiError,
  redeemReward,
  redeemRewardByKey,
  type Api,
  type CallOptions,
} from '@players-club/api-client'
import type { RewardRedemption, SeenReward } from '@players-club/domain-models'
import { isRefusal } from '../../club/isRefusal.ts'

export type RedemptionRequest = {
  readonly quantity: number
  /** What the confirmation says is left afterwards. */
  readonly expectedBalance?: number | undefined
}

/** What an external service gives is redeemed by its key, all else by the reward's id. */
export async function sendRedemption(
  api: Api,
  reward: SeenReward | undefined,
  body: RedemptionRequest,
  options: CallOptions,
): Promise<RewardRedemption> {
  if (!reward) throw new Error('There is no reward to redeem.')
  const { id, key, type } = reward
  return type === 'EXTERNAL' || type === 'GAMEPLAY'
    ? api.call(redeemRewardByKey, { params: { key }, body }, options)
    : api.call(redeemReward, { body: { rewardId: id, ...body } }, options)
}

/** Also where the reason is that the game's maker could not be had: nothing was redeemed then. */
export const isRefused = (error: unknown, isRetry: boolean): boolean =>
  isRefusal(error, isRetry) || (error instanceof ApiError && error.messageKey === 'error.gameLoad')
