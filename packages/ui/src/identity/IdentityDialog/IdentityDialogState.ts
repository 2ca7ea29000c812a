import type { IdentityValues, KeyedText } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'

/** What is wrong with the form of the identity check, as texts of the catalogue. */
export type IdentityDialogErrors = {
  readonly [Field in keyof IdentityValues]?: KeyedText
}

interface Asking {
  /** The link to the ID scan is being requested. */
  readonly isAsking: boolean
  /** The reason why no link was given. */
  readonly notice: LocalizedText | null
}

/** Where the identity check is: the form, the check, a scan of an ID, or its outcome. */
export type IdentityDialogState =
  | {
      readonly at: 'dataEntry'
      readonly values: IdentityValues
      readonly errors: IdentityDialogErrors
      readonly notice: LocalizedText | null
      readonly attemptsLeft: number
    }
  | { readonly at: 'inProgress'; readonly values: IdentityValues; readonly attemptsLeft: number }
  | { readonly at: 'error'; readonly attemptsLeft: number }
  | { readonly at: 'verified'; readonly profileUpdated: boolean }
  | ({ readonly at: 'dataExpired' } & Asking)
  | ({ readonly at: 'maxAttemptsReached'; readonly manualScanUrl: string | null } & Asking)
  | { readonly at: 'manualEntry'; readonly manualScanUrl: string; readonly isUnread: boolean }
  | ({ readonly at: 'manualScanError' } & Asking)
