import type { Clock } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/index.ts'
import type { Route } from '../kernel/http/Route.ts'
import { drawsRoutes } from './draws.routes.ts'
import { createDraws } from './draws.service.ts'
import { createEntries } from './entries.service.ts'
import { promotionsRoutes } from './promotions.routes.ts'
import { createPromotions } from './promotions.service.ts'

/** All routes of promotions and draws. */
export const createPromotionsRoutes = (deps: { database: Database; clock: Clock }): Route[] => [
  ...promotionsRoutes(createPromotions(deps)),
  ...drawsRoutes(createDraws(deps), createEntries(deps)),
]
