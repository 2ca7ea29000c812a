export {
  IDENTITY_MAX_ATTEMPTS,
  IDENTITY_MAX_ATTEMPTS_UNSTATED,
  IDENTITY_POLL_MS,
  SSN_DIGITS,
  SSN_RETENTION_DAYS,
} from './constants.ts'
export { ID_SCAN_KEYS, idScanOutcome } from './idScan.ts'
export { identityResult } from './IdentityResult.ts'
export type { IdentityResult } from './IdentityResult.ts'
export { identityValues } from './IdentityValues.ts'
export type { IdentityValues } from './IdentityValues.ts'
export { attemptsLeft, firstIdentityState, isIdentityValid } from './identityRules.ts'
export { IDENTITY_STATES } from './identityStates.ts'
export type { IdentityState } from './identityStates.ts'
