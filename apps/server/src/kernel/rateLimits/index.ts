export { clearAttempts, countAttempt, isLocked, LOCKOUT, purgePasswordGuards } from './passwordGuard.ts'
export type { Attempt } from './passwordGuard.ts'
export { returnAttempt, purgeRateCounters, consumeAttempt } from './rateLimits.ts'
export type { RateLimit, AttemptResult } from './rateLimits.ts'
