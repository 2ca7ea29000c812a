import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createPromotions } from './promotions.service.ts'

const calls = contract.promotions

export const promotionsRoutes = (deps: ServiceDeps): Route[] => {
  const promotions = createPromotions(deps)

  return [
    openRoute(calls.getPromotions, ({ query, locale }) => promotions.getPromotions(query, locale)),
    openRoute(calls.getSecondChancePromotions, ({ query, locale }) =>
      promotions.getRunning('SECOND_CHANCE', query, locale),
    ),
    openRoute(calls.getProgressivePromotions, ({ query, locale }) =>
      promotions.getRunning('PROGRESSIVE', query, locale),
    ),
    openRoute(calls.getPromotionsByDraws, ({ query: { filter, ...page }, locale }) =>
      promotions.getByDraws(filter.drawIds, page, locale),
    ),
    openRoute(calls.getPromotion, ({ params, locale }) =>
      promotions.getPromotion(params.promotionId, locale),
    ),
    openRoute(calls.getPromotionGames, ({ params }) => promotions.getPromotionGames(params.promotionId)),
    openRoute(calls.getProgressivePrize, ({ params }) => promotions.getProgressivePrize(params.promotionId)),
  ]
}
