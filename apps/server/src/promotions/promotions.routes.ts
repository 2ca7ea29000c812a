import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Promotions } from './promotions.service.ts'

const calls = contract.promotions

export const promotionsRoutes = (promotions: Promotions): Route[] => [
  openRoute(calls.getPromotions, ({ query, request }) => promotions.getPromotions(query, localeOf(request))),
  openRoute(calls.getSecondChancePromotions, ({ query, request }) =>
    promotions.getRunning('SECOND_CHANCE', query, localeOf(request)),
  ),
  openRoute(calls.getProgressivePromotions, ({ query, request }) =>
    promotions.getRunning('PROGRESSIVE', query, localeOf(request)),
  ),
  openRoute(calls.getPromotionsByDraws, ({ query: { filter, ...page }, request }) =>
    promotions.getByDraws(filter.drawIds, page, localeOf(request)),
  ),
  openRoute(calls.getPromotion, ({ params, request }) =>
    promotions.getPromotion(params.promotionId, localeOf(request)),
  ),
  openRoute(calls.getPromotionGames, ({ params }) => promotions.getPromotionGames(params.promotionId)),
  openRoute(calls.getProgressivePrize, ({ params }) => promotions.getProgressivePrize(params.promotionId)),
]
