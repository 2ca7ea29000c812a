export { answer, answers, answersIn, answerTo, isAnswered, openQuestions, responseOf } from './Answers.ts'
export type { Answer, Answers } from './Answers.ts'
export { formatPercent } from './formatPercent.ts'
export { areTotalsTold, POLL_BAR_MIN_PERCENT, pollBars } from './pollBars.ts'
export { QUIZ_CONFIGS, survey, SURVEY_KINDS, surveyOption, surveyQuestion, surveyImage } from './Survey.ts'
export type { QuestionType, QuizConfig, Survey, SurveyKind, SurveyQuestion } from './Survey.ts'
export {
  keptResponses,
  legacyResponseOf,
  legacySurveyResponse,
  responseOfLegacy,
  SURVEY_TEXT_MAX,
  surveyResponse,
} from './SurveyResponse.ts'
export type { KeptResponses, QuestionResponse, SurveyResponse } from './SurveyResponse.ts'
export { informationIn, isToBeRetried, surveyResult } from './SurveyResult.ts'
export type { QuizResponse, SurveyResult } from './SurveyResult.ts'
