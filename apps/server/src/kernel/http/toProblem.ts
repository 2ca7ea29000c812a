import { errorsOf, type Endpoint } from '@players-club/api-client/contract'
import { DatabaseUnavailableError, PlayerQueueFullError } from '../database/index.ts'
import {
  IdempotencyConflictError,
  IdempotencyInFlightError,
  IdempotencyKeyMissingError,
} from '../idempotency/errors.ts'
import { NoSessionError } from '../ledger/index.ts'
import { NotAdmittedError } from '../limits/admission.ts'
import { ProblemError, Refusal } from './problem.ts'

const SOON = { 'retry-after': '2' }

/** The problem to answer with, whatever was called; null for an unexpected error. */
export const problemByKind = (error: unknown): ProblemError | null => {
  if (error instanceof ProblemError) return error
  if (error instanceof NoSessionError) return new ProblemError(401)
  if (error instanceof PlayerQueueFullError || (error instanceof NotAdmittedError && error.isOfPlayer)) {
    return new ProblemError(429, { errorKey: 'error.rateLimited' }, SOON)
  }
  if (error instanceof IdempotencyKeyMissingError) {
    return new ProblemError(400, { errorKey: 'error.idempotency.missing', title: error.message })
  }
  if (error instanceof IdempotencyInFlightError) {
    return new ProblemError(409, { errorKey: 'error.idempotency.inFlight' }, SOON)
  }
  if (error instanceof IdempotencyConflictError) {
    return new ProblemError(422, { errorKey: 'error.idempotency.conflict', title: error.message })
  }
  if (error instanceof DatabaseUnavailableError || error instanceof NotAdmittedError) {
    return new ProblemError(503, {}, SOON)
  }
  return null
}

/** The problem to answer with; null for an unexpected error. */
export const toProblem = (error: unknown, endpoint: Endpoint): ProblemError | null => {
  if (!(error instanceof Refusal)) return problemByKind(error)
  const errors: Readonly<Record<string, number>> = errorsOf(endpoint)
  const status = errors[error.errorKey]
  // A key that the contract does not have is a bug of ours.
  return status === undefined
    ? null
    : new ProblemError(status, { errorKey: error.errorKey, ...error.details })
}
