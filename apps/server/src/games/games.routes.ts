import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createGameMeta } from './gameMeta.service.ts'
import { createGames } from './games.service.ts'
import { createJackpots } from './jackpots.service.ts'
import { createQuickDraw } from './quickDraw.service.ts'

const { games: calls } = contract

/** Services return lists; the wire format wraps them in an object. */
const named = async <T>(content: Promise<T[]>) => ({ content: await content })

/** All routes of the game library. */
export const gamesRoutes = (deps: ServiceDeps): Route[] => {
  const games = createGames(deps)
  const meta = createGameMeta(deps)
  const jackpots = createJackpots(deps)
  const quickDraw = createQuickDraw(deps)

  return [
    openRoute(calls.getGames, ({ query, locale }) => games.getGames(query, locale)),
    openRoute(calls.getFeaturedGame, async ({ locale }) => ({
      game: await games.getFeaturedGame(locale),
    })),
    openRoute(calls.getGame, ({ params, locale }) => games.getGame(params.gameId, locale)),
    openRoute(calls.getGamesByIds, ({ query, locale }) =>
      named(games.getGamesByIds(query.filter.gameIds, locale)),
    ),
    openRoute(calls.getGamePrizes, ({ params, locale }) => named(games.getGamePrizes(params.gameId, locale))),
    openRoute(calls.getRelatedGames, ({ params, query, locale }) =>
      named(games.getRelatedGames(params.gameId, query.limit, locale)),
    ),
    openRoute(calls.getAllRelatedGames, ({ params, locale }) =>
      named(games.getAllRelatedGames(params.gameId, locale)),
    ),
    openRoute(calls.getGameIdsByType, ({ params }) => named(games.getGameIdsByType(params.gameTypeId))),
    openRoute(calls.getGameDrawIds, ({ params }) => named(games.getGameDrawIds(params.gameId))),
    openRoute(calls.getGamePromotions, ({ params, locale }) =>
      named(games.getGamePromotions(params.gameId, locale)),
    ),

    openRoute(calls.getGameTypes, ({ locale }) => named(meta.getGameTypes(locale))),
    openRoute(calls.getGameTags, ({ locale }) => named(meta.getGameTags(locale))),
    openRoute(calls.getGameTagTypes, ({ locale }) => named(meta.getGameTagTypes(locale))),
    openRoute(calls.getRetailPrices, () => named(meta.getRetailPrices())),

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
}
