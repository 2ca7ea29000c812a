import type { Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createGameMeta } from './gameMeta.service.ts'
import { drawRoutes, libraryRoutes, metaRoutes } from './games.routes.ts'
import { createGames } from './games.service.ts'
import { createJackpots } from './jackpots.service.ts'
import { createQuickDraw } from './quickDraw.service.ts'

/** All routes of the game library. */
export const createGamesRoutes = (core: ServiceDeps): Route[] => [
  ...libraryRoutes(createGames(core)),
  ...metaRoutes(createGameMeta(core)),
  ...drawRoutes(createJackpots(core), createQuickDraw(core)),
]
