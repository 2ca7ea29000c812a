import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { GameMeta } from './gameMeta.service.ts'
import type { Games } from './games.service.ts'
import type { Jackpots } from './jackpots.service.ts'
import type { QuickDraw } from './quickDraw.service.ts'

const { games: calls } = contract

/** Services return lists; the wire format wraps them in an object. */
const named = async <T>(content: Promise<T[]>) => ({ content: await content })

const libraryRoutes = (games: Games): Route[] => [
  bind(calls.getGames, ({ query, request }) => games.getGames(query, localeOf(request))),
  bind(calls.getFeaturedGame, async ({ request }) => ({
    game: await games.getFeaturedGame(localeOf(request)),
  })),
  bind(calls.getGame, ({ params, request }) => games.getGame(params.gameId, localeOf(request))),
  bind(calls.getGamesByIds, ({ query, request }) =>
    named(games.getGamesByIds(query.filter.gameIds, localeOf(request))),
  ),
  bind(calls.getGamePrizes, ({ params, request }) =>
    named(games.getGamePrizes(params.gameId, localeOf(request))),
  ),
  bind(calls.getRelatedGames, ({ params, query, request }) =>
    named(games.getRelatedGames(params.gameId, query.limit, localeOf(request))),
  ),
  bind(calls.getAllRelatedGames, ({ params, request }) =>
    named(games.getAllRelatedGames(params.gameId, localeOf(request))),
  ),
  bind(calls.getGameIdsByType, ({ params }) => named(games.getGameIdsByType(params.gameTypeId))),
  bind(calls.getGameDrawIds, ({ params }) => named(games.getGameDrawIds(params.gameId))),
  bind(calls.getGamePromotions, ({ params, request }) =>
    named(games.getGamePromotions(params.gameId, localeOf(request))),
  ),
]

const metaRoutes = (meta: GameMeta): Route[] => [
  bind(calls.getGameTypes, ({ request }) => named(meta.getGameTypes(localeOf(request)))),
  bind(calls.getGameTags, ({ request }) => named(meta.getGameTags(localeOf(request)))),
  bind(calls.getGameTagTypes, ({ request }) => named(meta.getGameTagTypes(localeOf(request)))),
  bind(calls.getRetailPrices, () => named(meta.getRetailPrices())),
]

const drawRoutes = (jackpots: Jackpots, quickDraw: QuickDraw): Route[] => [
  bind(calls.getJackpotResults, ({ query }) => jackpots.getJackpotResults(query)),
  bind(calls.getLatestJackpotResult, async ({ query: { gameId, status } }) => ({
    result: await jackpots.getLatestJackpotResult(gameId, status),
  })),
  bind(calls.getQuickDrawConfig, ({ params }) => quickDraw.getQuickDrawConfig(params.gameId)),
  bind(calls.getLatestQuickDraw, ({ params }) => quickDraw.getLatestQuickDraw(params.gameId)),
  bind(calls.getQuickDrawJackpots, ({ params, query }) =>
    quickDraw.getQuickDrawJackpots(params.gameId, query.page, query.size),
  ),
  bind(calls.getQuickDrawResultsFrom, ({ params, query }) =>
    quickDraw.getQuickDrawResultsFrom(params.gameId, query),
  ),
]

export interface GamesServices {
  games: Games
  meta: GameMeta
  jackpots: Jackpots
  quickDraw: QuickDraw
}

export const gamesRoutes = ({ games, meta, jackpots, quickDraw }: GamesServices): Route[] => [
  ...libraryRoutes(games),
  ...metaRoutes(meta),
  ...drawRoutes(jackpots, quickDraw),
]
