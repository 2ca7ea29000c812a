import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Draws } from './draws.service.ts'
import type { Entries } from './entries.service.ts'

const calls = contract.promotions

export const drawsRoutes = (draws: Draws, entries: Entries): Route[] => [
  openRoute(calls.getPromotionDraws, ({ params, query, locale }) =>
    draws.getDraws('all', params.promotionId, query, locale),
  ),
  openRoute(calls.getActiveDraws, ({ params, query, locale }) =>
    draws.getDraws('active', params.promotionId, query, locale),
  ),
  openRoute(calls.getPublishedDraws, ({ params, query, locale }) =>
    draws.getDraws('published', params.promotionId, query, locale),
  ),
  openRoute(calls.getDraw, ({ params, locale }) => draws.getDraw(params.drawId, locale)),
  openRoute(calls.getPrizes, ({ params, query, locale }) => draws.getPrizes(params.drawId, query, locale)),
  openRoute(calls.getPrizesWithContent, ({ params, query, locale }) =>
    draws.getPrizesWithContent(params.drawId, query, locale),
  ),
  openRoute(calls.getPrizesWithWinners, ({ params, query, locale }) =>
    draws.getPrizesWithWinners(params.drawId, query, locale),
  ),
  playerRoute(calls.getLatestDrawHistory, ({ session, locale }) =>
    entries.getLatest(session.playerId, locale),
  ),
  playerRoute(calls.getSecondChanceHistory, ({ session, query, locale }) =>
    entries.getEntered(session.playerId, query, locale),
  ),
  playerRoute(calls.getSecondChanceEntries, ({ session, params, query, locale }) =>
    entries.getEntries(session.playerId, query, locale, { drawId: params.drawId }),
  ),
  playerRoute(calls.getEntryDetails, ({ session, params }) =>
    entries.getEntryDetails(session.playerId, params.drawId),
  ),
]
