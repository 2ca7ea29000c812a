import { contract } from '@players-club/api-client/contract'
import { responseOfLegacy, type SurveyKind, type SurveyResponse } from '@players-club/domain-models'
import { openRoute, playerRoute, valueRoute, type Route, type ValueCall } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createSubmissions } from './submissions.service.ts'
import { createSurveys } from './surveys.service.ts'

const calls = contract.surveys

/** All routes of surveys, polls and quizzes. */
export const surveysRoutes = (deps: ServiceDeps): Route[] => {
  const surveys = createSurveys(deps)
  const submissions = createSubmissions(deps)
  const submit = (kind: SurveyKind, response: SurveyResponse, { asker, request, locale }: ValueCall) =>
    submissions.submit({ asker, request, kind, response, locale })

  return [
    openRoute(calls.getSurvey, async ({ params, locale, findSession }) => {
      const session = await findSession()
      return surveys.getSurvey(params.key, { locale, playerId: session?.playerId ?? null })
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
