import { array, boolean, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'

/** The address of a survey’s picture in the wanted size: it comes with 100/100 in its place. */
export const surveyImage = (url: string, width: number, height: number): string =>
  url.replace('100/100', `${width}/${height}`)

/** The kinds of surveys; a poll and a quiz show their results, a survey does not. */
export const SURVEY_KINDS = ['SURVEY', 'POLL', 'QUIZ'] as const
/** The kind of a survey; a poll and a quiz show their results, a survey does not. */
export type SurveyKind = (typeof SURVEY_KINDS)[number]

/** One of the options, as many of them as fit, or words of one's own. */
const QUESTION_TYPES = ['RADIO', 'CHECKBOX', 'TEXT'] as const
/** One of the options, as many of them as fit, or words of one's own. */
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** An option of a question, and how many players chose it. */
export const surveyOption = type({
  id: integer(),
  optionText: string(),
  /** How many players chose it; kept back until the player has answered. */
  totalResponse: nullable(min(integer(), 0)),
})
/** A question of a survey, poll or quiz with its options. */
export const surveyQuestion = type({
  id: integer(),
  questionType: enums(QUESTION_TYPES),
  questionText: string(),
  options: array(surveyOption),
  /** What the player chose in a poll or a quiz. */
  playersAnswerId: nullable(integer()),
  /** Of a quiz: sent once the player has answered, and never before. */
  correctOptionId: nullable(integer()),
})
/** A question of a survey, poll or quiz with its options. */
export type SurveyQuestion = Infer<typeof surveyQuestion>

/** Points come for every submission of a quiz, or only where all of its answers are correct. */
export const QUIZ_CONFIGS = ['COMPLETE', 'COMPLETE_ALL_CORRECT'] as const
/** Points come for every submission of a quiz, or only where all of its answers are correct. */
export type QuizConfig = (typeof QUIZ_CONFIGS)[number]

/** Questions of the lottery: a survey, a poll or a quiz. */
export const survey = type({
  id: integer(),
  /** The same as that of its activity. */
  key: string(),
  kind: enums(SURVEY_KINDS),
  title: string(),
  /** What is said before the questions. */
  message: nullable(string()),
  image_url: nullable(string()),
  num_points: min(integer(), 0),
  /** Whether an answer that was given may be changed. */
  updateResponses: boolean(),
  quizConfig: nullable(enums(QUIZ_CONFIGS)),
  /** Whether what all players answered is shown. */
  showSummaryAnswers: boolean(),
  questions: array(surveyQuestion),
})
/** Questions of the lottery: a survey, a poll or a quiz. */
export type Survey = Infer<typeof survey>
