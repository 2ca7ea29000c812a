import type { Route } from '../kernel/http/Route.ts'
import { advertisementsRoutes } from './advertisements.routes.ts'
import { createAdvertisements } from './advertisements.service.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { createFeedback, type FeedbackDeps } from './feedback.service.ts'
import { informationTilesRoutes } from './informationTiles.routes.ts'
import { createInformationTiles } from './informationTiles.service.ts'
import { staticPagesRoutes } from './staticPages.routes.ts'

/** All routes of content and feedback. */
export const createContentRoutes = (deps: FeedbackDeps): Route[] => [
  ...staticPagesRoutes(),
  ...informationTilesRoutes(createInformationTiles(deps)),
  ...advertisementsRoutes(createAdvertisements(deps)),
  ...feedbackRoutes(createFeedback(deps)),
]
