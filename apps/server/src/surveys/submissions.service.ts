import {
  isAnswered,
  type Locale,
  type QuestionResponse,
  type SurveyKind,
  type SurveyResponse,
  type SurveyResult,
} from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { creditActivity, requireActivity } from '../activities/index.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { actForPlayer, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { countAnswers } from './countAnswers.ts'
import { storeResponses } from './storeResponses.ts'
import { asSurvey, SURVEY_COLUMNS, type SurveyRow } from './surveyRow.ts'

export interface Submission {
  asker: Asker
  request: ValueRequest
  kind: SurveyKind
  response: SurveyResponse
  /** The language of the survey's name in the history. */
  locale: Locale
}

const find = async (tx: Tx, surveyId: number, kind: SurveyKind): Promise<SurveyRow> => {
  const { rows } = await tx.execute<{ [Name in keyof SurveyRow]: SurveyRow[Name] }>(
    sql`select ${sql.raw(SURVEY_COLUMNS)}, null as responses, null as totals from surveys s
      where s.id = ${surveyId} and s.kind = ${kind}`,
  )
  if (!rows[0]) throw new Refusal('surveys.unavailable')
  return rows[0]
}

/** Every question has exactly one valid answer, and there are no others. */
const requireWhole = (row: SurveyRow, responses: readonly QuestionResponse[]): void => {
  const { questions } = asSurvey(row, 0, 'en')
  const isWhole = questions.every(question => {
    const given = responses.filter(({ questionId }) => questionId === question.id)
    return given.length === 1 && given.every(each => isAnswered(question, each))
  })
  if (!isWhole || responses.length !== questions.length) throw new Refusal('surveys.incomplete')
}

/** How many questions of a quiz were answered correctly. */
const judge = (
  { kind, questions }: SurveyRow,
  responses: readonly QuestionResponse[],
): SurveyResult['quizResponse'] => {
  if (kind !== 'QUIZ') return null
  const right = questions.filter(({ id, correctOptionId }) =>
    responses.some(
      ({ questionId, optionIds: [chosen, ...others] }) =>
        questionId === id && chosen === correctOptionId && others.length === 0,
    ),
  )
  return { correct: right.length, total: questions.length }
}

/** Players' answers, counted and credited once. */
export const createSubmissions = ({ database, clock }: ServiceDeps) => ({
  submit({ asker, request, kind, response, locale }: Submission): Promise<SurveyResult> {
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const { surveyId, responses } = response
      const row = await find(tx, surveyId, kind)
      const activity = await requireActivity(tx, { key: row.key }, { playerId, now })
      requireWhole(row, responses)
      const quizResponse = judge(row, responses)
      const result = { points: 0, message: null, quizResponse, errorKey: null, detail: null }
      const isRight = quizResponse === null || quizResponse.correct === quizResponse.total
      // The player may try again: nothing is stored, and the wrong answers are not named.
      if (row.quizConfig === 'COMPLETE_ALL_CORRECT' && !isRight) return result

      const isChangeable = row.updateResponses
      const earlier = await storeResponses(tx, { surveyId, playerId, responses, isChangeable, now })
      const points = earlier ? null : await creditActivity(tx, { playerId, activity, locale, now })
      await countAnswers(tx, { surveyId, playerId, earlier: earlier ?? [], responses })
      return { ...result, points: points ?? 0 }
    })
  },
})
