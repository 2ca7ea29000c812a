import type { MessageKey, Problem } from '@players-club/domain-models'

/** An error from the server; a timeout; no connection; an answer that violates the contract. */
export type ApiErrorKind = 'problem' | 'timeout' | 'offline' | 'unreadable'

/** What an `ApiError` is made of: its kind, and what is known of the answer. */
export type ApiErrorDetails = {
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 without an answer. */
  readonly status?: number
  readonly problem?: Problem
  /** The text of the error, if the contract names it for this call. */
  readonly messageKey?: MessageKey
  readonly cause?: unknown
}

/**
 * The error that a failed call rejects with: a refusal with its problem, a timeout, no connection, or an
 * unreadable answer.
 *
 * @example
 * ```ts
 * import { ApiError, getPointsBalance, type Api } from '@players-club/api-client'
 *
 * export async function balanceOf(api: Api): Promise<number | 'guest'> {
 *   try {
 *     return (await api.call(getPointsBalance)).balance
 *   } catch (error) {
 *     if (error instanceof ApiError && error.status === 401) return 'guest'
 *     throw error
 *   }
 * }
 * ```
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly problem: Problem | undefined
  readonly messageKey: MessageKey | undefined

  constructor({ kind, status = 0, problem, messageKey, cause }: ApiErrorDetails) {
    super(`${kind} ${problem?.errorKey ?? problem?.title ?? status}`, { cause })
    this.kind = kind
    this.status = status
    this.problem = problem
    this.messageKey = messageKey
  }
}
