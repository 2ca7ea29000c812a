import type { Route } from '../kernel/http/Route.ts'
import { activitiesRoutes } from './activities.routes.ts'
import type { Activities } from './activities.service.ts'
import { createCodes, type CodesDeps } from './codes.service.ts'
import { createCredits } from './credits.service.ts'
import { createPhotoEncoder, type PhotoEncoder } from './encodePhoto.ts'
import { createPhotos } from './photos.service.ts'
import { superBonusRoutes } from './superBonus.routes.ts'
import { createSuperBonuses } from './superBonus.service.ts'

export interface ActivitiesDeps extends CodesDeps {
  activities: Activities
  photoEncoder?: PhotoEncoder | undefined
}

/** All routes of activities. */
export const createActivitiesRoutes = (deps: ActivitiesDeps): Route[] => [
  ...activitiesRoutes({
    activities: deps.activities,
    codes: createCodes(deps),
    credits: createCredits(deps),
    photos: createPhotos({ ...deps, encoder: deps.photoEncoder ?? createPhotoEncoder() }),
  }),
  ...superBonusRoutes(createSuperBonuses(deps)),
]
