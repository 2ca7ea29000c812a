import type { ErrorMessage } from '@players-club/api-client'
import type { Answer, SurveyQuestion } from '@players-club/domain-models'
import type { QuestionnairePage, QuestionnaireState } from './questionnaire.machine.ts'

/** Which survey a page shows, and what happens when it has earned something. */
export interface QuestionnaireOptions {
  page: QuestionnairePage
  /** The key of the activity, which is that of its survey. */
  surveyKey: string
  /** Something was earned: the activity counts it. */
  onEarned: () => void
}

/** What `useQuestionnaire` returns: the questions, the answers so far, their result, and the verbs. */
export type Questionnaire = {
  readonly state: QuestionnaireState
  /** Why the questions could not be loaded. */
  readonly loadError: ErrorMessage | null
  readonly isSignedIn: boolean
  /** The player has answered before. */
  readonly answered: boolean
  /** Answers can be given, or changed. */
  readonly isOpen: boolean
  /** There are answers that were not sent. */
  readonly isUnsent: boolean
  /** The questions without an answer. */
  readonly unanswered: readonly SurveyQuestion[]
  reload(): Promise<void>
  change(questionId: number, answer: Answer): void
  submit(): void
  /** The result has been seen. */
  close(): void
  /** Removes the answers that were not sent. */
  discard(): void
}
