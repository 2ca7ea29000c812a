/** How many last digits of the social security number the identity check asks for. */
export const SSN_DIGITS = 4
/** How many days the digits of the social security number are kept before they are deleted. */
export const SSN_RETENTION_DAYS = 14
/** How often the state of an identity check is asked for, in milliseconds. */
export const IDENTITY_POLL_MS = 5000
/** How often a player may try to verify their identity by their data. */
export const IDENTITY_MAX_ATTEMPTS = 3
/** Where a profile does not say how many attempts there are. */
export const IDENTITY_MAX_ATTEMPTS_UNSTATED = 1
