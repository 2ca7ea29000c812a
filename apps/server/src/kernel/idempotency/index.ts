export { answerOnce, findStoredAnswer, storeAnswer } from './answerOnce.ts'
export { IdempotencyConflictError, IdempotencyInFlightError, IdempotencyKeyMissingError } from './errors.ts'
export { valueRequest } from './request.ts'
export type { ValueRequest } from './request.ts'
