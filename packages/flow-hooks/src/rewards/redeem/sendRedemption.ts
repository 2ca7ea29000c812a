import { redeemReward, redeemRewardByKey, type Api, type CallOptions } from '@players-club/api-client'
import type { RewardRedemption, SeenReward } from '@players-club/domain-models'

export type RedemptionRequest = {
  readonly quantity: number
  /** What the confirmation says is left afterwards. */
  readonly expectedBalance?: number | undefined
}

/** What an external service gives is redeemed by its key, all else by the reward's id. */
export async function sendRedemption(
  api: Api,
  reward: Pick<SeenReward, 'id' | 'key' | 'type'> | undefined,
  body: RedemptionRequest,
  options: CallOptions,
): Promise<RewardRedemption> {
  if (!reward) throw new Error('There is no reward to redeem.')
  const { id, key, type } = reward
  return type === 'EXTERNAL' || type === 'GAMEPLAY'
    ? api.call(redeemRewardByKey, { params: { key }, body }, options)
    : api.call(redeemReward, { body: { rewardId: id, ...body } }, options)
}
