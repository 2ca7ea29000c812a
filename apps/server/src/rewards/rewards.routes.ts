import { contract } from '@players-club/api-client/contract'
import type { Plays } from '../activities/index.ts'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createGameplays } from './gameplay.service.ts'
import { createRedemption } from './redemption.service.ts'
import { createRewards } from './rewards.service.ts'

export const rewardsRoutes = (deps: ServiceDeps & { plays: Plays }): Route[] => {
  const rewards = createRewards(deps)
  const redemption = createRedemption(deps)
  const gameplays = createGameplays({ ...deps, redemption })

  return [
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
}
