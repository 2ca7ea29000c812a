import { ApiError, errorMessage, type Endpoint, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey, SurveyResult } from '@players-club/domain-models'
import type { QuestionnairePage } from './questionnaire.machine.ts'

/** It was done or not, and nobody knows which: it is to be sent again as it was. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'problem' || error.status >= 500 || error.status === 409

const unexplained = (page: QuestionnairePage): ErrorMessage => ({
  key: page === 'QUIZ' ? 'surveys.failed' : 'error.general',
})

const INVALID_ACCESS: ErrorMessage = { key: 'error.activity.invalidAccess' }
const isInvalidAccess = (detail: string | null | undefined) => detail?.includes('invalidAccess') ?? false

/** These say by themselves what to do next. */
const TELLING: readonly number[] = [401, 403, 429, 503]

/** Why a submission was refused: by its detail, else by its key, else in general. */
export function submissionRefusal(error: unknown, page: QuestionnairePage): ErrorMessage {
  if (!(error instanceof ApiError) || error.kind !== 'problem') return errorMessage(error)
  const { messageKey, problem, status } = error
  if (isInvalidAccess(problem?.detail)) return INVALID_ACCESS
  if (messageKey) return { key: messageKey, params: problem?.params }
  return TELLING.includes(status) ? errorMessage(error) : unexplained(page)
}

const isKeyOf = (errors: Endpoint['errors'], key: string): key is MessageKey => Object.hasOwn(errors, key)

/** The refusal in an answer that came as a result; null where it is none. */
export function refusalIn(
  { errorKey, detail }: SurveyResult,
  page: QuestionnairePage,
  { errors }: Pick<Endpoint, 'errors'>,
): ErrorMessage | null {
  if (errorKey === null && detail === null) return null
  if (isInvalidAccess(detail)) return INVALID_ACCESS
  return errorKey !== null && isKeyOf(errors, errorKey) ? { key: errorKey } : unexplained(page)
}
