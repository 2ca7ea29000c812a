import { integer, min, nullable, string, type, type Infer } from 'superstruct'

/** What a submission came to. */
export const surveyResult = type({
  points: min(integer(), 0),
  /** For the player; what starts with “error:” is shown in a dialog of its own. */
  message: nullable(string()),
  /** Of a quiz: how many of its questions were answered correctly. */
  quizResponse: nullable(type({ correct: min(integer(), 0), total: min(integer(), 1) })),
  errorKey: nullable(string()),
  detail: nullable(string()),
})
/** What a submission came to. */
export type SurveyResult = Infer<typeof surveyResult>
/** Of a quiz: how many of its questions were answered correctly. */
export type QuizResponse = NonNullable<SurveyResult['quizResponse']>

const PREFIX = 'error:'

/** The text of a message that is to be shown in a dialog of its own; null for any other. */
export const informationIn = (message: string | null): string | null =>
  message?.startsWith(PREFIX) ? message.slice(PREFIX.length).trim() : null

/** Whether a quiz that earns for correct answers alone has to be tried again. */
export const isToBeRetried = (quizConfig: string | null, { quizResponse }: SurveyResult): boolean =>
  quizConfig === 'COMPLETE_ALL_CORRECT' && quizResponse !== null && quizResponse.correct < quizResponse.total
