import type { Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { drawsRoutes } from './draws.routes.ts'
import { createDraws } from './draws.service.ts'
import { createEntries } from './entries.service.ts'
import { promotionsRoutes } from './promotions.routes.ts'
import { createPromotions } from './promotions.service.ts'

/** All routes of promotions and draws. */
export const createPromotionsRoutes = (deps: ServiceDeps): Route[] => [
  ...promotionsRoutes(createPromotions(deps)),
  ...drawsRoutes(createDraws(deps), createEntries(deps)),
]
