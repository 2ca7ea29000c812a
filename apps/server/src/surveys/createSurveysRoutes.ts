import type { Clock } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/index.ts'
import type { Route } from '../kernel/http/Route.ts'
import { createSubmissions } from './submissions.service.ts'
import { surveysRoutes } from './surveys.routes.ts'
import { createSurveys } from './surveys.service.ts'

/** All routes of surveys, polls and quizzes. */
export const createSurveysRoutes = (deps: { database: Database; clock: Clock }): Route[] =>
  surveysRoutes({ surveys: createSurveys(deps), submissions: createSubmissions(deps) })
