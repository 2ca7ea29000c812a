import {
  submitLegacySurvey,
  submitPoll,
  submitQuiz,
  submitSurvey,
  type Api,
  type Endpoint,
} from '@players-club/api-client'
import { legacyResponseOf, responseOf, type SurveyResult } from '@players-club/domain-models'
import type { QuestionnaireEffect, QuestionnairePage } from './questionnaire.machine.ts'

const CALLS = { SURVEY_V2: submitSurvey, POLL: submitPoll, QUIZ: submitQuiz } as const

/** Sends the answers by the call that is its page's own. */
export function submitAnswers(
  api: Api,
  page: QuestionnairePage,
  { key, survey, given }: QuestionnaireEffect & { type: 'submit' },
  signal: AbortSignal,
): { call: Endpoint; sent: Promise<SurveyResult> } {
  const body = responseOf(survey, given)
  const options = { signal, idempotencyKey: key }
  if (page === 'SURVEY') {
    const sent = api.call(submitLegacySurvey, { body: legacyResponseOf(body) }, options)
    return { call: submitLegacySurvey, sent }
  }
  const call = CALLS[page]
  return { call, sent: api.call(call, { body }, options) }
}
