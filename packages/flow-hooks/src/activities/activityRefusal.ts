import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'

/** Why an activity was not credited, nor a poll, a quiz or a survey taken. */
export function activityRefusal(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError) || error.kind !== 'problem') return errorMessage(error)
  const { messageKey, problem } = error
  if (problem?.detail?.includes('invalidAccess')) return { key: 'error.activity.invalidAccess' }
  return messageKey ? { key: messageKey, params: problem?.params } : { key: 'error.general' }
}
