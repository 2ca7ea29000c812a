import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Draws } from './draws.service.ts'
import type { Entries } from './entries.service.ts'

const calls = contract.promotions

export const drawsRoutes = (draws: Draws, entries: Entries): Route[] => [
  openRoute(calls.getPromotionDraws, ({ params, query, request }) =>
    draws.getDraws('all', params.promotionId, query, localeOf(request)),
  ),
  openRoute(calls.getActiveDraws, ({ params, query, request }) =>
    draws.getDraws('active', params.promotionId, query, localeOf(request)),
  ),
  openRoute(calls.getPublishedDraws, ({ params, query, request }) =>
    draws.getDraws('published', params.promotionId, query, localeOf(request)),
  ),
  openRoute(calls.getDraw, ({ params, request }) => draws.getDraw(params.drawId, localeOf(request))),
  openRoute(calls.getPrizes, ({ params, query, request }) =>
    draws.getPrizes(params.drawId, query, localeOf(request)),
  ),
  openRoute(calls.getPrizesWithContent, ({ params, query, request }) =>
    draws.getPrizesWithContent(params.drawId, query, localeOf(request)),
  ),
  openRoute(calls.getPrizesWithWinners, ({ params, query, request }) =>
    draws.getPrizesWithWinners(params.drawId, query, localeOf(request)),
  ),
  playerRoute(calls.getLatestDrawHistory, ({ session, request }) =>
    entries.getLatest(session.playerId, localeOf(request)),
  ),
  playerRoute(calls.getSecondChanceHistory, ({ session, query, request }) =>
    entries.getEntered(session.playerId, query, localeOf(request)),
  ),
  playerRoute(calls.getSecondChanceEntries, ({ session, params, query, request }) =>
    entries.getEntries(session.playerId, query, localeOf(request), { drawId: params.drawId }),
  ),
  playerRoute(calls.getEntryDetails, ({ session, params }) =>
    entries.getEntryDetails(session.playerId, params.drawId),
  ),
]
