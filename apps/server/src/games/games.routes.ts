import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { GameMeta } from './gameMeta.service.ts'
import type { Games } from './games.service.ts'
import type { Jackpots } from './jackpots.service.ts'
import type { QuickDraw } from './quickDraw.service.ts'

const { games: calls } = contract

/** Services return lists; the wire format wraps them in an object. */
const named = async <T>(content: Promise<T[]>) => ({ content: await content })

export const libraryRoutes = (games: Games): Route[] => [
  openRoute(calls.getGames, ({ query, request }) => games.getGames(query, localeOf(request))),
  openRoute(calls.getFeaturedGame, async ({ request }) => ({
    game: await games.getFeaturedGame(localeOf(request)),
  })),
  openRoute(calls.getGame, ({ params, request }) => games.getGame(params.gameId, localeOf(request))),
  openRoute(calls.getGamesByIds, ({ query, request }) =>
    named(games.getGamesByIds(query.filter.gameIds, localeOf(request))),
  ),
  openRoute(calls.getGamePrizes, ({ params, request }) =>
    named(games.getGamePrizes(params.gameId, localeOf(request))),
  ),
  openRoute(calls.getRelatedGames, ({ params, query, request }) =>
    named(games.getRelatedGames(params.gameId, query.limit, localeOf(request))),
  ),
  openRoute(calls.getAllRelatedGames, ({ params, request }) =>
    named(games.getAllRelatedGames(params.gameId, localeOf(request))),
  ),
  openRoute(calls.getGameIdsByType, ({ params }) => named(games.getGameIdsByType(params.gameTypeId))),
  openRoute(calls.getGameDrawIds, ({ params }) => named(games.getGameDrawIds(params.gameId))),
  openRoute(calls.getGamePromotions, ({ params, request }) =>
    named(games.getGamePromotions(params.gameId, localeOf(request))),
  ),
]

export const metaRoutes = (meta: GameMeta): Route[] => [
  openRoute(calls.getGameTypes, ({ request }) => named(meta.getGameTypes(localeOf(request)))),
  openRoute(calls.getGameTags, ({ request }) => named(meta.getGameTags(localeOf(request)))),
  openRoute(calls.getGameTagTypes, ({ request }) => named(meta.getGameTagTypes(localeOf(request)))),
  openRoute(calls.getRetailPrices, () => named(meta.getRetailPrices())),
]

export const drawRoutes = (jackpots: Jackpots, quickDraw: QuickDraw): Route[] => [
  openRoute(calls.getJackpotResults, ({ query }) => jackpots.getJackpotResults(query)),
  openRoute(calls.getLatestJackpotResult, async ({ query: { gameId, status } }) => ({
    result: await jackpots.getLatestJackpotResult(gameId, status),
  })),
  openRoute(calls.getQuickDrawConfig, ({ params }) => quickDraw.getQuickDrawConfig(params.gameId)),
  openRoute(calls.getLatestQuickDraw, ({ params }) => quickDraw.getLatestQuickDraw(params.gameId)),
  openRoute(calls.getQuickDrawJackpots, ({ params, query }) =>
    quickDraw.getQuickDrawJackpots(params.gameId, query.page, query.size),
  ),
  openRoute(calls.getQuickDrawResultsFrom, ({ params, query }) =>
    quickDraw.getQuickDrawResultsFrom(params.gameId, query),
  ),
]
