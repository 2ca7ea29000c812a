import { contract } from '@players-club/api-client/contract'
import { responseOfLegacy, type SurveyKind, type SurveyResponse } from '@players-club/domain-models'
import { openRoute, playerRoute, valueRoute, type Route, type ValueCall } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createSubmissions } from './submissions.service.ts'
import { createSurveys } from './surveys.service.ts'

const calls = contract.surveys

/** All routes of surveys, polls and quizzes. */
export const surveysRoutes = (deps: ServiceDeps): Route[] => {
  const surveys = createSurveys(deps)
  const submissions = createSubmissions(deps)
  const submit = (kind: SurveyKind, response: SurveyResponse, { asker, valueRequest, request }: ValueCall) =>
    submissions.submit({ asker, request: valueRequest, kind, response, locale: localeOf(request) })

  return [
    openRoute(calls.getSurvey, async ({ params, request, findSession }) => {
      const session = await findSession()
      return surveys.getSurvey(params.key, {
        locale: localeOf(request),
        playerId: session?.playerId ?? null,
      })
    }),
    playerRoute(calls.getResponses, ({ params, session }) =>
      surveys.getResponses(params.surveyId, session.playerId),
    ),
    valueRoute(calls.submitSurvey, call => submit('SURVEY', call.body, call)),
    valueRoute(calls.submitLegacySurvey, call => submit('SURVEY', responseOfLegacy(call.body), call)),
    valueRoute(calls.submitPoll, call => submit('POLL', call.body, call)),
    valueRoute(calls.submitQuiz, call => submit('QUIZ', call.body, call)),
  ]
}
