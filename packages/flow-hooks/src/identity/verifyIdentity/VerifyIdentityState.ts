import type { ErrorMessage } from '@players-club/api-client'
import type { IdentityValues } from '@players-club/domain-models'
import type { IdentityErrors } from '@players-club/forms-validation'

export type Asking = {
  /** A link to scan an id is being asked for. */
  readonly isAsking: boolean
  /** Why none was given. */
  readonly notice: ErrorMessage | null
}

/** What was entered, or is being entered. */
export type Entry = {
  readonly values: IdentityValues
  /** What the profile said when these values began: what differs from it was entered. */
  readonly begun: IdentityValues
  readonly attemptsLeft: number
}

/** Where the identity check is: the form, the check, a scan of an id, or its outcome. */
export type VerifyIdentityState =
  | (Entry & {
      readonly at: 'dataEntry'
      readonly errors: IdentityErrors
      readonly notice: ErrorMessage | null
    })
  | (Entry & { readonly at: 'inProgress' | 'error' })
  | {
      readonly at: 'verified'
      readonly profileUpdated: boolean
      /** What completing the profile by it has just earned. */
      readonly points: number | null
    }
  | ({ readonly at: 'dataExpired' } & Asking)
  | ({ readonly at: 'maxAttemptsReached'; readonly manualScanUrl: string | null } & Asking)
  /** Unread: the last look at the result failed; another follows. */
  | { readonly at: 'manualEntry'; readonly manualScanUrl: string; readonly isUnread: boolean }
  | ({ readonly at: 'manualScanError' } & Asking)
