export const SSN_DIGITS = 4
export const SSN_RETENTION_DAYS = 14
export const IDENTITY_POLL_MS = 5000
export const IDENTITY_MAX_ATTEMPTS = 3
/** Where a profile does not say how many attempts there are. */
export const IDENTITY_MAX_ATTEMPTS_UNSTATED = 1
