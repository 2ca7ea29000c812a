/** Where a player can be in verifying their identity. */
export const IDENTITY_STATES = [
  'dataEntry',
  'inProgress',
  'error',
  'verified',
  'dataExpired',
  'maxAttemptsReached',
  'manualEntry',
  'manualScanError',
] as const
/** Where a player can be in verifying their identity. */
export type IdentityState = (typeof IDENTITY_STATES)[number]
