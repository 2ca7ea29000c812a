import { errorMessage, type Endpoint, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey, SurveyResult } from '@players-club/domain-models'
import { activityRefusal } from '../../activities/activityRefusal.ts'
import type { QuestionnairePage } from './questionnaire.machine.ts'

const unexplained = (page: QuestionnairePage): ErrorMessage => ({
  key: page === 'QUIZ' ? 'surveys.failed' : 'error.general',
})

/** These say by themselves what to do next. */
const EXPLAINED: readonly (MessageKey | undefined)[] = ['error.http.401', 'error.http.403', 'error.http.503']

/** Why a submission was refused: by its detail, else by its key, else in general. */
export function submissionRefusal(error: unknown, page: QuestionnairePage): ErrorMessage {
  const refusal = activityRefusal(error)
  if (refusal.key !== 'error.general') return refusal
  const message = errorMessage(error)
  return EXPLAINED.includes(message.key) ? message : unexplained(page)
}

const isKeyOf = (errors: Endpoint['errors'], key: string): key is MessageKey => Object.hasOwn(errors, key)

/** The refusal in an answer that came as a result; null where it is none. */
export function refusalIn(
  { errorKey, detail }: SurveyResult,
  page: QuestionnairePage,
  { errors }: Pick<Endpoint, 'errors'>,
): ErrorMessage | null {
  if (errorKey === null && detail === null) return null
  if (detail?.includes('invalidAccess')) return { key: 'error.activity.invalidAccess' }
  return errorKey !== null && isKeyOf(errors, errorKey) ? { key: errorKey } : unexplained(page)
}
