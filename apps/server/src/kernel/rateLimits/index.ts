export { clearAttempts, countAttempt, isLocked, LOCKOUT, purgePasswordGuards } from './passwordGuard.ts'
export type { Attempt, LockoutSettings } from './passwordGuard.ts'
export { giveTryBack, purgeRateCounters, takeTry } from './rateLimits.ts'
export type { RateLimit, Taken } from './rateLimits.ts'
