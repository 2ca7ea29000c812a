import { boolean, integer, nullable, optional, string, type, type Infer } from 'superstruct'

/** What the club answers about a verification: of the data that was sent, or of the scan under way. */
export const identityResult = type({
  verified: boolean(),
  remainingAttempts: integer(),
  /** Where an id can be scanned, once that is offered. */
  manualScanUrl: nullable(string()),
  /** How far the scan is; null where none was asked for. */
  idScanResultKey: nullable(string()),
  idScanSummaryResultKey: nullable(string()),
  /** The profile has been given what was verified. */
  profileUpdated: boolean(),
  /** What it earned by making the profile complete; otherwise nothing. Beyond what the specification lists. */
  completeActivityPoints: optional(integer()),
})
/** What the club answers about a verification: of the data that was sent, or of the scan under way. */
export type IdentityResult = Infer<typeof identityResult>
