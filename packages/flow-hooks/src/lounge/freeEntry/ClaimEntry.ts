import type { ClaimField, ClaimValues, LocationRefusal } from '@players-club/domain-models'
import type { maskPhone } from '@players-club/forms-validation'
import type { EntryGateState } from '../reward/entryGate.machine.ts'
import type { ClaimBoxes, ClaimStage, ClaimState } from './claimEntry.machine.ts'
import type { ClaimFindings } from './findingsOf.ts'

/** What `useClaimEntry` returns: the checks before, the form, what is wrong with it, and the verbs. */
export type ClaimEntry = ClaimFindings & {
  /** The checks before; the form is shown while it is open. */
  readonly gate: EntryGateState
  readonly state: ClaimState
  /** The form, or its result; also while it goes away. */
  readonly shown: ClaimStage | null
  /** Why the location check refused the claim; a form waits behind it. */
  readonly locationRefusal: LocationRefusal | null
  /** Brings a telephone number into its shape. */
  readonly maskPhone: typeof maskPhone
  change(change: Partial<ClaimValues>): void
  leave(field: ClaimField): void
  tick(boxes: Partial<ClaimBoxes>): void
  retryCaptcha(): void
  submit(): void
  retryLocation(): void
  close(): void
}
