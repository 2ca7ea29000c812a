import type { Route } from '../kernel/http/bind.ts'
import { activitiesRoutes } from './activities.routes.ts'
import type { Activities, ActivitiesDeps } from './activities.service.ts'
import { createCredits } from './credits.service.ts'
import { superBonusRoutes } from './superBonus.routes.ts'
import { createSuperBonuses } from './superBonus.service.ts'

/** Everything that activities answer. */
export const createActivitiesRoutes = (deps: ActivitiesDeps & { activities: Activities }): Route[] => [
  ...activitiesRoutes({ activities: deps.activities, credits: createCredits(deps) }),
  ...superBonusRoutes(createSuperBonuses(deps)),
]
