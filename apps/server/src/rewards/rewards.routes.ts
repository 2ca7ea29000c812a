import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Gameplays } from './gameplay.service.ts'
import type { Redemption } from './redemption.service.ts'
import type { Rewards } from './rewards.service.ts'

export interface RewardsServices {
  rewards: Rewards
  redemption: Redemption
  gameplays: Gameplays
}

export const rewardsRoutes = ({ rewards, redemption, gameplays }: RewardsServices): Route[] => [
  openRoute(contract.rewards.listPublicRewards, async ({ query, locale }) => ({
    content: await rewards.listRewards(query, locale, null),
  })),
  playerRoute(contract.rewards.listPlayerRewards, async ({ query, locale, session }) => ({
    content: await rewards.listRewards(query, locale, session.playerId),
  })),
  openRoute(contract.rewards.getReward, ({ params, locale }) => rewards.getReward(params.rewardId, locale)),
  playerRoute(contract.rewards.getPlayerReward, ({ params, locale, session }) =>
    rewards.getPlayerReward(params.rewardId, locale, session.playerId),
  ),
  openRoute(contract.rewards.getCouponDetails, ({ params }) => rewards.getCouponDetails(params.key)),
  playerRoute(contract.rewards.getBarcodeData, ({ params, session }) =>
    rewards.getBarcodeData(params.redemptionId, session.playerId),
  ),
  valueRoute(contract.rewards.redeemReward, ({ asker, request, body, locale }) =>
    redemption.redeem({
      asker,
      request,
      wanted: { by: { id: body.rewardId }, currency: 'points', types: ['COUPON', 'DRAW', 'STANDARD'] },
      quantity: body.quantity,
      expectedBalance: body.expectedBalance,
      locale,
    }),
  ),
  valueRoute(contract.rewards.redeemRewardByKey, ({ asker, request, params, body, locale }) =>
    gameplays.redeemByKey({
      asker,
      request,
      wanted: { by: { key: params.key }, currency: 'points', types: ['EXTERNAL', 'GAMEPLAY'] },
      quantity: body.quantity,
      expectedBalance: body.expectedBalance,
      locale,
    }),
  ),
]
