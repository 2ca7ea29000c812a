import { array, integer, nullable, record, string, type, type Infer } from 'superstruct'
import type { Survey, SurveyQuestion } from './Survey.ts'
import { SURVEY_TEXT_MAX, type KeptResponses, type SurveyResponse } from './SurveyResponse.ts'

/** The answer to one question: the ids of the chosen options, or words. */
export const answer = type({ optionIds: array(integer()), responseText: nullable(string()) })
/** What stands on the page as the answer to a question. */
export type Answer = Infer<typeof answer>

/** The answers to a survey so far, by the ids of its questions. */
export const answers = record(string(), answer)
/** The answers to a survey so far, by the ids of its questions. */
export type Answers = Readonly<Infer<typeof answers>>

const nothing: Answer = { optionIds: [], responseText: null }

/** What has been answered to a question so far; an answer without options and words where nothing has. */
export const answerTo = (given: Answers, { id }: Pick<SurveyQuestion, 'id'>): Answer => given[id] ?? nothing

/** Whether it answers the question with something the question knows. */
export function isAnswered({ questionType, options }: SurveyQuestion, given: Answer): boolean {
  const { optionIds, responseText } = given
  if (questionType === 'TEXT') {
    const text = responseText ?? ''
    return optionIds.length === 0 && text.trim() !== '' && Array.from(text).length <= SURVEY_TEXT_MAX
  }
  return (
    responseText === null &&
    optionIds.length > 0 &&
    (questionType === 'CHECKBOX' || optionIds.length === 1) &&
    new Set(optionIds).size === optionIds.length &&
    optionIds.every(optionId => options.some(({ id }) => id === optionId))
  )
}

/** All questions have to be answered, in surveys, polls and quizzes alike. */
export const openQuestions = ({ questions }: Pick<Survey, 'questions'>, given: Answers): SurveyQuestion[] =>
  questions.filter(question => !isAnswered(question, answerTo(given, question)))

/** What is sent: each question once, in their order. */
export const responseOf = (
  { id, questions }: Pick<Survey, 'id' | 'questions'>,
  given: Answers,
): SurveyResponse => ({
  surveyId: id,
  responses: questions.map(question => {
    const { optionIds, responseText } = answerTo(given, question)
    return question.questionType === 'TEXT'
      ? { questionId: question.id, optionIds: [], responseText: responseText?.trim() ?? null }
      : { questionId: question.id, optionIds: [...optionIds], responseText: null }
  }),
})

/** The player's own answers as they were kept; null where there are none. */
export function answersIn({ content }: KeptResponses): Answers | null {
  const [kept] = content
  if (!kept) return null
  return Object.fromEntries(
    kept.responses.map(({ questionId, optionIds, responseText }) => [
      questionId,
      { optionIds, responseText },
    ]),
  )
}
