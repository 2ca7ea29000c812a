import type { Route } from '../kernel/http/bind.ts'
import { activitiesRoutes } from './activities.routes.ts'
import type { Activities } from './activities.service.ts'
import { createCodes, type CodesDeps } from './codes.service.ts'
import { createCredits } from './credits.service.ts'
import { createPhotos } from './photos.service.ts'
import { superBonusRoutes } from './superBonus.routes.ts'
import { createSuperBonuses } from './superBonus.service.ts'

/** Everything that activities answer. */
export const createActivitiesRoutes = (deps: CodesDeps & { activities: Activities }): Route[] => [
  ...activitiesRoutes({
    activities: deps.activities,
    codes: createCodes(deps),
    credits: createCredits(deps),
    photos: createPhotos(deps),
  }),
  ...superBonusRoutes(createSuperBonuses(deps)),
]
