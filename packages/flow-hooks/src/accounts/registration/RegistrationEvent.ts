import type { ErrorMessage } from '@players-club/api-client'
import type { AgeCheck } from '@players-club/forms-validation'
import type { Abandon, Step } from '../../club/machine/Machine.ts'
import type {
  InviteCodeStatus,
  RegistrationForm,
  RegistrationState,
  RegistrationStep,
} from './RegistrationState.ts'

export type RegistrationEvent =
  | { readonly type: 'changed'; readonly change: Partial<RegistrationForm> }
  /** A field lost the focus. */
  | ({ readonly type: 'touched'; readonly field: keyof RegistrationForm } & AgeCheck)
  | { readonly type: 'invite-code-opened' }
  | { readonly type: 'next-requested' }
  | { readonly type: 'code-checked'; readonly code: string; readonly status: InviteCodeStatus }
  | { readonly type: 'code-check-failed'; readonly code: string; readonly error: unknown }
  | { readonly type: 'email-checked' }
  | { readonly type: 'email-check-failed'; readonly error: unknown }
  | { readonly type: 'went-back' }
  /** The browser's own back and forward lead to a step as well. */
  | {
      readonly type: 'arrived'
      readonly step: RegistrationStep
      /** A new visit through a link, not through the browser's back or forward. */
      readonly isNewVisit: boolean
    }
  | ({ readonly type: 'saved' } & AgeCheck)
  | { readonly type: 'skipped' }
  | { readonly type: 'retried' }
  | { readonly type: 'captcha-solved'; readonly token: string }
  | { readonly type: 'captcha-failed'; readonly error: unknown }
  | { readonly type: 'registered' }
  | { readonly type: 'registration-failed'; readonly error: unknown }

export type RegistrationEffect =
  /** Shows the spinner until the run is abandoned. */
  | { readonly type: 'wait' }
  | { readonly type: 'checkCode'; readonly code: string }
  | { readonly type: 'checkEmail'; readonly email: string }
  /** Fetches the captcha and solves it. */
  | { readonly type: 'prove' }
  | { readonly type: 'register'; readonly form: RegistrationForm; readonly token: string }
  | { readonly type: 'raise'; readonly message: ErrorMessage }
  | { readonly type: 'offerReactivation'; readonly email: string }
  /** Makes the step a place in the browser's history. */
  | { readonly type: 'showStep'; readonly step: RegistrationStep }

export type RegistrationTransition = Step<RegistrationState, RegistrationEffect | Abandon>
