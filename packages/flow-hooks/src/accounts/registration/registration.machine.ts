import { inviteCodeRule } from '@players-club/forms-validation'
import type { Machine } from '../../club/machine/Machine.ts'
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
