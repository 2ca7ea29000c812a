import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Promotions } from './promotions.service.ts'

const calls = contract.promotions

export const promotionsRoutes = (promotions: Promotions): Route[] => [
  bind(calls.getPromotions, ({ query, request }) => promotions.getPromotions(query, localeOf(request))),
  bind(calls.getSecondChancePromotions, ({ query, request }) =>
    promotions.getRunning('SECOND_CHANCE', query, localeOf(request)),
  ),
  bind(calls.getProgressivePromotions, ({ query, request }) =>
    promotions.getRunning('PROGRESSIVE', query, localeOf(request)),
  ),
  bind(calls.getPromotionsByDraws, ({ query: { filter, ...page }, request }) =>
    promotions.getByDraws(filter.drawIds, page, localeOf(request)),
  ),
  bind(calls.getPromotion, ({ params, request }) =>
    promotions.getPromotion(params.promotionId, localeOf(request)),
  ),
  bind(calls.getPromotionGames, ({ params }) => promotions.getPromotionGames(params.promotionId)),
  bind(calls.getProgressivePrize, ({ params }) => promotions.getProgressivePrize(params.promotionId)),
]
