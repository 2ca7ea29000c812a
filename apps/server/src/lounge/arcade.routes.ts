import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Arcade } from './arcade.service.ts'

export const arcadeRoutes = (arcade: Arcade): Route[] => [
  bind(contract.lounge.listArcadeGames, async ({ request }) => ({
    content: await arcade.listGames(localeOf(request)),
  })),
  bind(contract.lounge.getArcadeGame, ({ params, request }) =>
    arcade.getGame(params.gameId, localeOf(request)),
  ),
  bind(contract.lounge.getDenominations, ({ params }) => arcade.getDenominations(params.gameId)),
]
