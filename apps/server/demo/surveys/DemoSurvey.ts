import type { QuestionType, QuizConfig, SurveyKind } from '@players-club/domain-models'
import type { SurveyTexts } from '../../src/surveys/surveys.tables.ts'
import type { ActivityName } from '../activities/activityIds.ts'

/** The same text in both languages. */
export type Both = readonly [en: string, es: string]

export interface DemoQuestion {
  questionType: QuestionType
  text: Both
  /** With how many of the crowd chose it before the demo began. */
  options?: readonly (readonly [...Both, votes?: number])[]
  /** For a quiz: the index of the right option, from 0. */
  correct?: number
}

/** Questions of the demo world; their activity has the points and the dates. */
export interface DemoSurvey {
  name: ActivityName
  key: string
  kind: SurveyKind
  en: SurveyTexts
  es: SurveyTexts
  questions: readonly DemoQuestion[]
  quizConfig?: QuizConfig
  updateResponses?: boolean
  imageUrl?: string
}
