import type { CalendarDay } from '@players-club/domain-models'
import { inviteCodeRule } from '@players-club/forms-validation'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'
import type { ErrorMessage } from '@players-club/api-client'
import { credentialsTransition } from './credentials.ts'
import {
  emptyRegistration,
  type InviteCodeStatus,
  type RegistrationForm,
  type RegistrationState,
  type RegistrationStep,
} from './RegistrationState.ts'
import { submissionTransition } from './submission.ts'

export type RegistrationEvent =
  | { readonly type: 'changed'; readonly change: Partial<RegistrationForm> }
  /** A field lost the focus. */
  | { readonly type: 'left'; readonly field: keyof RegistrationForm; readonly today: CalendarDay }
  | { readonly type: 'invite-code-opened' }
  | { readonly type: 'went-on' }
  | { readonly type: 'code-checked'; readonly code: string; readonly status: InviteCodeStatus }
  | { readonly type: 'code-check-failed'; readonly code: string; readonly error: unknown }
  | { readonly type: 'email-checked' }
  | { readonly type: 'email-check-failed'; readonly error: unknown }
  | { readonly type: 'went-back' }
  /** The browser's own back and forward lead to a step as well. */
  | { readonly type: 'arrived'; readonly step: RegistrationStep }
  | { readonly type: 'saved'; readonly today: CalendarDay }
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

function transition(state: RegistrationState, event: RegistrationEvent): RegistrationTransition {
  switch (state.at) {
    case 'credentials':
    case 'checkingCode':
    case 'checkingEmail':
      return credentialsTransition(state, event)
    case 'personal':
    case 'proving':
    case 'registering':
      return submissionTransition(state, event)
    case 'verify':
      return [state, []]
  }
}

/** Registration: credentials, then personal information or none, then the email that has to be confirmed. */
export function registrationMachine(
  inviteCode: string,
): Machine<RegistrationState, RegistrationEvent, RegistrationEffect> {
  const error = inviteCodeRule(inviteCode)
  const isChecked = inviteCode !== '' && !error
  return {
    initial: {
      at: 'credentials',
      userRegistrationData: { ...emptyRegistration, inviteCode },
      errors: error ? { inviteCode: error } : {},
      emailExists: false,
      showInviteCode: inviteCode !== '',
      inviteCodeStatus: isChecked ? 'checking' : null,
    },
    start: isChecked ? [{ type: 'checkCode', code: inviteCode }] : [],
    transition,
  }
}
