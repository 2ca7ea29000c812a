import type { MessageKey, Problem } from '@players-club/domain-models'

/** A problem the server tells; no answer in time; no connection; an answer that is not in the contract. */
export type ApiErrorKind = 'problem' | 'timeout' | 'offline' | 'unreadable'

export type ApiErrorDetails = {
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 where there was no answer. */
  readonly status?: number
  readonly problem?: Problem
  /** The text of the error, where the contract names it for this call. */
  readonly messageKey?: MessageKey
  readonly cause?: unknown
}

/** Why a call did not succeed. */
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
