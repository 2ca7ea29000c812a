import { contract } from '@players-club/api-client/contract'
import { responseOfLegacy, type SurveyKind, type SurveyResponse } from '@players-club/domain-models'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import type { Asker } from '../kernel/ledger/index.ts'
import type { Submissions } from './submissions.service.ts'
import type { Surveys } from './surveys.service.ts'

export interface SurveysServices {
  surveys: Surveys
  submissions: Submissions
}

interface Sent {
  asker: Asker
  valueRequest: ValueRequest
  request: Request
}

export const surveysRoutes = ({ surveys, submissions }: SurveysServices): Route[] => {
  const submit = (kind: SurveyKind, response: SurveyResponse, { asker, valueRequest, request }: Sent) =>
    submissions.submit({ asker, request: valueRequest, kind, response, locale: localeOf(request) })

  return [
    openRoute(contract.surveys.getSurvey, async ({ params, request, findSession }) => {
      const session = await findSession()
      return surveys.getSurvey(params.key, {
        locale: localeOf(request),
        playerId: session?.playerId ?? null,
      })
    }),
    playerRoute(contract.surveys.getResponses, ({ params, session }) =>
      surveys.getResponses(params.surveyId, session.playerId),
    ),
    valueRoute(contract.surveys.submitSurvey, call => submit('SURVEY', call.body, call)),
    valueRoute(contract.surveys.submitLegacySurvey, call =>
      submit('SURVEY', responseOfLegacy(call.body), call),
    ),
    valueRoute(contract.surveys.submitPoll, call => submit('POLL', call.body, call)),
    valueRoute(contract.surveys.submitQuiz, call => submit('QUIZ', call.body, call)),
  ]
}
