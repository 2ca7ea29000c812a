import {
  LateCodeError,
  STATUS_TEXTS,
  type LocalizedText,
  type MessageKey,
  type Problem,
} from '@players-club/domain-models'
import { ApiError, type ApiErrorKind } from './ApiError.ts'

/** The message for a person: a text of the catalogue, or the server's own words if there is none. */
export type ErrorMessage = LocalizedText

const ofKind: Readonly<Record<ApiErrorKind, MessageKey>> = {
  timeout: 'error.timeout',
  offline: 'error.offline',
  unreadable: 'error.general',
  problem: 'error.general',
}

/**
 * The message of an error: the specific one if there is one, else the generic one.
 *
 * @example
 * ```ts
 * import { errorMessage } from '@players-club/api-client'
 * import { copperStateLottery, createTexts } from '@players-club/domain-models'
 *
 * const texts = createTexts('en', copperStateLottery)
 *
 * export function textOf(error: unknown): string {
 *   const { key, params, text } = { params: undefined, ...errorMessage(error) }
 *   return key === undefined ? text : texts(key, params)
 * }
 * ```
 */
export function errorMessage(error: unknown): ErrorMessage {
  if (error instanceof LateCodeError) return { key: error.messageKey }
  if (!(error instanceof ApiError)) return { key: 'error.general' }
  const { kind, status, problem, messageKey } = error
  if (messageKey) return { key: messageKey, params: problem?.params }
  const key = STATUS_TEXTS[status]
  if (key) return { key }
  return titled(problem) ?? { key: ofKind[kind] }
}

/**
 * For calls whose failures show the server's words: the server's title, unless the error has a text of its own or the
 * title is blank.
 */
export function serverMessage(error: unknown): ErrorMessage {
  const problem = error instanceof ApiError && !error.messageKey ? error.problem : undefined
  return titled(problem) ?? errorMessage(error)
}

const titled = (problem: Problem | undefined): ErrorMessage | null =>
  problem?.title.trim() ? { text: problem.title } : null
