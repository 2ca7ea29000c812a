import { inviteCodeRule } from '@players-club/forms-validation'
import type { Machine, Step } from '../../club/machine/Machine.ts'
import { credentialsTransition } from './credentials.ts'
import type { RegistrationEffect, RegistrationEvent, RegistrationTransition } from './RegistrationEvent.ts'
import { emptyRegistration, type RegistrationState } from './RegistrationState.ts'
import { submissionTransition } from './submission.ts'

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
  invitation: string,
): Machine<RegistrationState, RegistrationEvent, RegistrationEffect> {
  const inviteCode = invitation.trim()
  const error = inviteCodeRule(inviteCode)
  const isChecked = inviteCode !== '' && !error
  const begin: Step<RegistrationState, RegistrationEffect> = [
    {
      at: 'credentials',
      userRegistrationData: { ...emptyRegistration, inviteCode },
      errors: error ? { inviteCode: error } : {},
      emailExists: false,
      showInviteCode: inviteCode !== '',
      inviteCodeStatus: isChecked ? 'checking' : null,
    },
    isChecked ? [{ type: 'checkCode', code: inviteCode }] : [],
  ]
  return {
    initial: begin[0],
    start: begin[1],
    // Opening the registration again after it is done starts a new one.
    transition: (state, event) =>
      state.at === 'verify' && event.type === 'arrived' && event.isNewVisit
        ? begin
        : transition(state, event),
  }
}
