export { guard, type GuardDecision, type GuardedRoute, type GuardedVisit } from './guard.ts'
export { redirectBack } from './redirectBack.ts'
export { useGuard } from './useGuard.ts'
export { useRedirectBack } from './useRedirectBack.ts'
