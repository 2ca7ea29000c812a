import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Gameplays } from './gameplay.service.ts'
import type { Redemption } from './redemption.service.ts'
import type { Rewards } from './rewards.service.ts'

export interface RewardsServices {
  rewards: Rewards
  redemption: Redemption
  gameplays: Gameplays
}

export const rewardsRoutes = ({ rewards, redemption, gameplays }: RewardsServices): Route[] => [
  openRoute(contract.rewards.listPublicRewards, async ({ query, request }) => ({
    content: await rewards.listRewards(query, localeOf(request), null),
  })),
  playerRoute(contract.rewards.listPlayerRewards, async ({ query, request, session }) => ({
    content: await rewards.listRewards(query, localeOf(request), session.playerId),
  })),
  openRoute(contract.rewards.getReward, ({ params, request }) =>
    rewards.getReward(params.rewardId, localeOf(request)),
  ),
  playerRoute(contract.rewards.getPlayerReward, ({ params, request, session }) =>
    rewards.getPlayerReward(params.rewardId, localeOf(request), session.playerId),
  ),
  openRoute(contract.rewards.getCouponDetails, ({ params }) => rewards.getCouponDetails(params.key)),
  playerRoute(contract.rewards.getBarcodeData, ({ params, session }) =>
    rewards.getBarcodeData(params.redemptionId, session.playerId),
  ),
  valueRoute(contract.rewards.redeemReward, ({ asker, valueRequest, body, request }) =>
    redemption.redeem({
      asker,
      request: valueRequest,
      wanted: { by: { id: body.rewardId }, currency: 'points', types: ['COUPON', 'DRAW', 'STANDARD'] },
      quantity: body.quantity,
      expectedBalance: body.expectedBalance,
      locale: localeOf(request),
    }),
  ),
  valueRoute(contract.rewards.redeemRewardByKey, ({ asker, valueRequest, params, body, request }) =>
    gameplays.redeemByKey({
      asker,
      request: valueRequest,
      wanted: { by: { key: params.key }, currency: 'points', types: ['EXTERNAL', 'GAMEPLAY'] },
      quantity: body.quantity,
      expectedBalance: body.expectedBalance,
      locale: localeOf(request),
    }),
  ),
]
