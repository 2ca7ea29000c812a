import type { Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createGameMeta } from './gameMeta.service.ts'
import { gamesRoutes } from './games.routes.ts'
import { createGames } from './games.service.ts'
import { createJackpots } from './jackpots.service.ts'
import { createQuickDraw } from './quickDraw.service.ts'

/** All routes of the game library. */
export const createGamesRoutes = (core: ServiceDeps): Route[] =>
  gamesRoutes({
    games: createGames(core),
    meta: createGameMeta(core),
    jackpots: createJackpots(core),
    quickDraw: createQuickDraw(core),
  })
