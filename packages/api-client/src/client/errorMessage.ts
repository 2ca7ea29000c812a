import type { MessageKey, MessageParams, Problem } from '@players-club/domain-models'
import { ApiError, type ApiErrorKind } from './ApiError.ts'

/** What a person is told: a text of the catalogue, or the server's own words where there is none. */
export type ErrorMessage =
  | { readonly key: MessageKey; readonly params?: MessageParams; readonly text?: undefined }
  | { readonly text: string; readonly key?: undefined }

const ofStatus: Readonly<Record<number, MessageKey>> = {
  401: 'error.http.401',
  403: 'error.http.403',
  500: 'error.http.500',
  503: 'error.http.503',
}

const ofKind: Readonly<Record<ApiErrorKind, MessageKey>> = {
  timeout: 'error.timeout',
  offline: 'error.offline',
  unreadable: 'error.general',
  problem: 'error.general',
}

/** One message for one error: the specific one if there is one, the generic one otherwise. */
export function errorMessage(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError)) return { key: 'error.general' }
  const { kind, status, problem, messageKey } = error
  if (messageKey) return { key: messageKey, params: problem?.params }
  const key = ofStatus[status]
  if (key) return { key }
  return titled(problem) ?? { key: ofKind[kind] }
}

/** For calls whose failures are told in the server's words: these, where the error has no text of its own and they say anything. */
export function serverMessage(error: unknown): ErrorMessage {
  const problem = error instanceof ApiError && !error.messageKey ? error.problem : undefined
  return titled(problem) ?? errorMessage(error)
}

const titled = (problem: Problem | undefined): ErrorMessage | null =>
  problem?.title.trim() ? { text: problem.title } : null
