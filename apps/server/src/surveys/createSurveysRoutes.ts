import type { Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createSubmissions } from './submissions.service.ts'
import { surveysRoutes } from './surveys.routes.ts'
import { createSurveys } from './surveys.service.ts'

/** All routes of surveys, polls and quizzes. */
export const createSurveysRoutes = (deps: ServiceDeps): Route[] =>
  surveysRoutes({ surveys: createSurveys(deps), submissions: createSubmissions(deps) })
