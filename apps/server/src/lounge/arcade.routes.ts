import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { Arcade } from './arcade.service.ts'

export const arcadeRoutes = (arcade: Arcade): Route[] => [
  openRoute(contract.lounge.listArcadeGames, async ({ locale }) => ({
    content: await arcade.listGames(locale),
  })),
  openRoute(contract.lounge.getArcadeGame, ({ params, locale }) => arcade.getGame(params.gameId, locale)),
  openRoute(contract.lounge.getDenominations, ({ params }) => arcade.getDenominations(params.gameId)),
]
