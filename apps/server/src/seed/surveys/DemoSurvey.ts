import type { QuestionType, QuizConfig, SurveyKind } from '@players-club/domain-models'
import type { SurveyTexts } from '../../surveys/surveys.tables.ts'
import type { ActivityName } from '../activities/index.ts'

/** The same in both languages. */
export type Both = readonly [en: string, es: string]

export interface DemoQuestion {
  questionType: QuestionType
  text: Both
  /** With how many of the crowd chose it before the demo began. */
  options?: readonly (readonly [...Both, votes?: number])[]
  /** Of a quiz: which of the options is right, from 0. */
  correct?: number
}

/** Questions of the demo world; their activity says what they earn, and for how long. */
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
