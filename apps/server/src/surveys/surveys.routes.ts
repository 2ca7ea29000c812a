import { contract } from '@players-club/api-client/contract'
import { responseOfLegacy, type SurveyKind, type SurveyResponse } from '@players-club/domain-models'
import { bind, type Route } from '../kernel/http/bind.ts'
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
    bind(contract.surveys.getSurvey, async ({ params, request, findSession }) => {
      const session = await findSession()
      return surveys.getSurvey(params.key, {
        locale: localeOf(request),
        playerId: session?.playerId ?? null,
      })
    }),
    bind(contract.surveys.getResponses, ({ params, session }) =>
      surveys.getResponses(params.surveyId, session.playerId),
    ),
    bind(contract.surveys.submitSurvey, call => submit('SURVEY', call.body, call)),
    bind(contract.surveys.submitLegacySurvey, call => submit('SURVEY', responseOfLegacy(call.body), call)),
    bind(contract.surveys.submitPoll, call => submit('POLL', call.body, call)),
    bind(contract.surveys.submitQuiz, call => submit('QUIZ', call.body, call)),
  ]
}
