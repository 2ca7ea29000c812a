import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Arcade } from './arcade.service.ts'

export const arcadeRoutes = (arcade: Arcade): Route[] => [
  openRoute(contract.lounge.listArcadeGames, async ({ request }) => ({
    content: await arcade.listGames(localeOf(request)),
  })),
  openRoute(contract.lounge.getArcadeGame, ({ params, request }) =>
    arcade.getGame(params.gameId, localeOf(request)),
  ),
  openRoute(contract.lounge.getDenominations, ({ params }) => arcade.getDenominations(params.gameId)),
]
