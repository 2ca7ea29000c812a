import { ApiError, errorMessage } from '@players-club/api-client'
import { filterPassword, registrationCredentials, validateForm } from '@players-club/forms-validation'
import { abandon } from '../../club/machine/Machine.ts'
import type { RegistrationEvent, RegistrationTransition } from './RegistrationEvent.ts'
import { registrationSteps, type CredentialsState, type RegistrationForm } from './RegistrationState.ts'

/** What keeps the first step from being left, in the order of its fields. */
export const credentialFields = ['email', 'password', 'inviteCode', 'acceptsTerms'] as const
export type CredentialField = (typeof credentialFields)[number]

function check({ email, password, inviteCode, acceptsTerms, sendUpdates }: RegistrationForm) {
  return validateForm(registrationCredentials, { email, password, inviteCode, acceptsTerms, sendUpdates })
}

/** What is still missing before the player may go on. */
export function missingCredentials(form: RegistrationForm): readonly CredentialField[] {
  const { errors } = check(form)
  return credentialFields.filter(field => errors[field])
}

const isBlank = ({ email, password }: RegistrationForm) => email === '' && password === ''

const isCredential = (field: string): field is CredentialField =>
  credentialFields.some(credential => credential === field)

/** The first step: fields, then the invite code, then the address, in this order. */
export function credentialsTransition(
  state: CredentialsState,
  event: RegistrationEvent,
): RegistrationTransition {
  switch (event.type) {
    case 'changed':
      return changed(state, event.change)
    case 'touched':
      return isCredential(event.field) ? touch(state, event.field) : [state, []]
    case 'invite-code-opened':
      return [{ ...state, showInviteCode: true }, []]
    case 'next-requested':
      return state.at === 'credentials' ? nextRequested(state) : [state, []]
    case 'arrived':
      // Forward in the browser is another way to press Next; after a reload there is nothing to go on with.
      return state.at === 'credentials' &&
        event.step === registrationSteps.personal_information &&
        !isBlank(state.userRegistrationData)
        ? nextRequested(state)
        : [state, []]
    case 'code-checked':
    case 'code-check-failed':
      return event.code === state.userRegistrationData.inviteCode.trim()
        ? codeChecked(state, event)
        : [state, []]
    case 'email-checked': {
      if (state.at !== 'checkingEmail') return [state, []]
      const step = registrationSteps.personal_information
      return [
        { ...state, at: 'personal', failure: null, isRefused: false, errors: {} },
        [{ type: 'showStep', step }],
      ]
    }
    case 'email-check-failed':
      return state.at === 'checkingEmail' ? emailRefused(state, event.error) : [state, []]
    default:
      return [state, []]
  }
}

/** Typing aborts a pending check, because its answer would be about old values. */
function changed(state: CredentialsState, change: Partial<RegistrationForm>): RegistrationTransition {
  const form = { ...state.userRegistrationData, ...change }
  const errors = { ...state.errors }
  for (const field of credentialFields) if (field in change) delete errors[field]
  const isOtherCode = form.inviteCode.trim() !== state.userRegistrationData.inviteCode.trim()
  const isInterrupted = state.at !== 'credentials'
  const isUnanswered = isInterrupted && state.inviteCodeStatus === 'checking'
  const next: CredentialsState = {
    ...state,
    at: 'credentials',
    userRegistrationData: { ...form, password: filterPassword(form.password) },
    errors,
    emailExists: 'email' in change ? false : state.emailExists,
    inviteCodeStatus: isOtherCode || isUnanswered ? null : state.inviteCodeStatus,
  }
  return [next, isInterrupted ? [abandon] : []]
}

function touch(state: CredentialsState, field: CredentialField): RegistrationTransition {
  const form = state.userRegistrationData
  if (form[field] === '' || state.errors[field]) return [state, []]
  const error = check(form).errors[field]
  if (error) return [{ ...state, errors: { ...state.errors, [field]: error } }, []]
  const code = form.inviteCode.trim()
  if (field !== 'inviteCode' || code === '' || state.inviteCodeStatus !== null) return [state, []]
  return [{ ...state, inviteCodeStatus: 'checking' }, [{ type: 'checkCode', code }]]
}

function nextRequested(state: CredentialsState): RegistrationTransition {
  const { values, errors } = check(state.userRegistrationData)
  if (!values) return [{ ...state, errors }, []]
  const userRegistrationData = { ...state.userRegistrationData, ...values }
  const code = values.inviteCode
  if (code === '') return checkEmail({ ...state, userRegistrationData })
  return [
    { ...state, at: 'checkingCode', userRegistrationData, inviteCodeStatus: 'checking' },
    [abandon, { type: 'checkCode', code }],
  ]
}

function checkEmail(state: CredentialsState): RegistrationTransition {
  const { email } = state.userRegistrationData
  return [{ ...state, at: 'checkingEmail', errors: {} }, [{ type: 'checkEmail', email }]]
}

type CodeAnswer = Extract<RegistrationEvent, { type: 'code-checked' | 'code-check-failed' }>

/** A code that is used up earns nothing, but lets its owner register; one that is unknown does not. */
function codeChecked(state: CredentialsState, answer: CodeAnswer): RegistrationTransition {
  const isGoingOn = state.at === 'checkingCode'
  if (answer.type === 'code-check-failed') {
    const next: CredentialsState = { ...state, at: 'credentials', inviteCodeStatus: null }
    return [next, isGoingOn ? [{ type: 'raise', message: errorMessage(answer.error) }] : []]
  }
  const checked: CredentialsState = { ...state, inviteCodeStatus: answer.status }
  if (answer.status === 'invalid')
    return [
      {
        ...checked,
        at: 'credentials',
        errors: { ...state.errors, inviteCode: { key: 'registration.invalidInviteCode' } },
      },
      [],
    ]
  return isGoingOn ? checkEmail(checked) : [checked, []]
}

function emailRefused(state: CredentialsState, error: unknown): RegistrationTransition {
  const back: CredentialsState = { ...state, at: 'credentials' }
  const errorKey = error instanceof ApiError ? error.problem?.errorKey : undefined
  switch (errorKey) {
    case 'registration.emailInUse':
      return [{ ...back, emailExists: true, errors: { email: { key: errorKey } } }, []]
    case 'error.email.suspended': {
      const { email } = state.userRegistrationData
      return [{ ...back, errors: { email: { key: errorKey } } }, [{ type: 'offerReactivation', email }]]
    }
    default:
      return [back, [{ type: 'raise', message: { key: 'registration.emailCheckFailed' } }]]
  }
}
