import type { Locale, QuestionResponse, Survey } from '@players-club/domain-models'
import type { QuestionDefinition, surveys } from './surveys.tables.ts'

/** A survey with the player's answers and the totals, as the queries of this row read it. */
export type SurveyRow = typeof surveys.$inferSelect & {
  /** Null if the player has not answered, and for a guest. */
  responses: readonly QuestionResponse[] | null
  /** By option id; null if there are no answers. */
  totals: Record<string, number> | null
}

export const SURVEY_COLUMNS = `s.id, s.key, s.kind, s.texts, s.questions, s.image_url as "imageUrl",
  s.update_responses as "updateResponses", s.quiz_config as "quizConfig", s.show_summary_answers as "showSummaryAnswers"`

/** Solutions and totals are shown only to players who have answered. */
const asQuestion = (
  definition: QuestionDefinition,
  row: SurveyRow,
  locale: Locale,
): Survey['questions'][number] => {
  const { id, questionType, texts, options, correctOptionId = null } = definition
  const given = row.responses?.find(({ questionId }) => questionId === id)
  const showsTotals = row.responses !== null && row.showSummaryAnswers
  return {
    id,
    questionType,
    questionText: texts[locale],
    options: options.map(option => ({
      id: option.id,
      optionText: option.texts[locale],
      totalResponse: showsTotals ? (row.totals?.[option.id] ?? 0) : null,
    })),
    playersAnswerId: (row.kind !== 'SURVEY' && given?.optionIds[0]) || null,
    correctOptionId: row.responses === null ? null : correctOptionId,
  }
}

export const asSurvey = (row: SurveyRow, points: number, locale: Locale): Survey => {
  const { title, message = null } = row.texts[locale]
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    title,
    message,
    image_url: row.imageUrl,
    num_points: points,
    updateResponses: row.updateResponses,
    quizConfig: row.quizConfig,
    showSummaryAnswers: row.showSummaryAnswers,
    questions: row.questions.map(question => asQuestion(question, row, locale)),
  }
}
