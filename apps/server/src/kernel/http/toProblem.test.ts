import { contract } from '@players-club/api-client/contract'
import { expect, test } from 'vitest'
import { DatabaseUnavailableError, PlayerQueueFullError } from '../database/index.ts'
import {
  IdempotencyConflictError,
  IdempotencyInFlightError,
  IdempotencyKeyMissingError,
} from '../idempotency/errors.ts'
import { NoSessionError } from '../ledger/index.ts'
import { NotAdmittedError } from '../limits/admission.ts'
import { ProblemError, Refusal } from './problem.ts'
import { toProblem } from './toProblem.ts'

const endpoint = contract.lounge.redeemPointsForTokens

test.each([
  [new Refusal('error.redemption.quantity'), 422, 'error.redemption.quantity'],
  [new Refusal('error.rateLimited'), 429, 'error.rateLimited'],
  [new ProblemError(403, { errorKey: 'error.csrf' }), 403, 'error.csrf'],
  [new NoSessionError(), 401, undefined],
  [new IdempotencyKeyMissingError(), 400, 'error.idempotency.missing'],
  [new IdempotencyInFlightError(), 409, 'error.idempotency.inFlight'],
  [new IdempotencyConflictError(), 422, 'error.idempotency.conflict'],
  [new PlayerQueueFullError(), 429, 'error.rateLimited'],
  [new DatabaseUnavailableError('unreachable', 'gone'), 503, undefined],
  [new DatabaseUnavailableError('readOnly', 'full'), 503, undefined],
  [new NotAdmittedError(false), 503, undefined],
  [new NotAdmittedError(true), 429, 'error.rateLimited'],
])('%s becomes the answer %i %s', (error, status, errorKey) => {
  const problem = toProblem(error, endpoint)
  expect([problem?.status, problem?.details.errorKey]).toEqual([status, errorKey])
})

test('a temporary error has a Retry-After', () => {
  const passing = [
    new IdempotencyInFlightError(),
    new PlayerQueueFullError(),
    new DatabaseUnavailableError('overloaded', 'busy'),
    new NotAdmittedError(false),
    new NotAdmittedError(true),
  ]
  for (const error of passing) expect(toProblem(error, endpoint)?.headers['retry-after']).toBe('2')
})

test('an unexpected error has no problem of its own, nor has a key that the contract does not name', () => {
  expect(toProblem(new Error('oh'), endpoint)).toBeNull()
  expect(toProblem(new Refusal('error.uaaAuthentication.invalid'), endpoint)).toBeNull()
})
