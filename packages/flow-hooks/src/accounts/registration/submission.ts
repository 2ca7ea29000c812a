import { ApiError, errorMessage } from '@players-club/api-client'
import { profileErrors } from '@players-club/forms-validation'
import { captchaFailure } from '../../club/captcha.ts'
import { withoutChanged } from '../../club/fields.ts'
import { abandon } from '../../club/machine/Machine.ts'
import { refusedFields } from '../../profile/editProfile/profileForm.ts'
import type { RegistrationEvent, RegistrationTransition } from './RegistrationEvent.ts'
import {
  noPersonalInformation,
  registrationSteps,
  type CredentialsState,
  type PersonalState,
  type RegistrationErrors,
  type RegistrationFailure,
  type RegistrationForm,
  type SubmissionState,
} from './RegistrationState.ts'

/** The second step: the captcha first, and with its token the registration. */
export function submissionTransition(
  state: SubmissionState,
  event: RegistrationEvent,
): RegistrationTransition {
  switch (state.at) {
    case 'personal':
      return personal(state, event)
    case 'proving':
      if (event.type === 'captcha-solved')
        return [
          { ...state, at: 'registering' },
          [{ type: 'register', form: state.userRegistrationData, token: event.token }],
        ]
      if (event.type === 'captcha-failed')
        return failed(state, {
          of: 'captcha',
          message: captchaFailure(event.error, 'registration.captcha.failed'),
        })
      // The browser's back button is how to leave a captcha that takes too long.
      if (event.type === 'arrived' && event.step === registrationSteps.account_credentials)
        return [backAtCredentials(state), [abandon]]
      return [state, []]
    case 'registering':
      if (event.type === 'registered') return [registered(state), [abandon]]
      if (event.type === 'registration-failed') return refused(state, event.error)
      return [state, []]
  }
}

function personal(state: PersonalState, event: RegistrationEvent): RegistrationTransition {
  const form = state.userRegistrationData
  switch (event.type) {
    case 'changed':
      return [changed(state, event.change), []]
    case 'touched':
      return [touch(state, event), []]
    case 'saved': {
      const errors = profileErrors(form, event)
      const isWrong = Object.keys(errors).length > 0
      return isWrong ? [{ ...state, errors, isRefused: true, failure: null }, []] : prove(state)
    }
    case 'skipped':
      return prove({ ...state, userRegistrationData: { ...form, ...noPersonalInformation } })
    case 'retried':
      return state.failure?.of === 'captcha' ? prove(state) : [state, []]
    case 'went-back': {
      const step = registrationSteps.account_credentials
      return [backAtCredentials(state), [{ type: 'showStep', step }]]
    }
    case 'arrived':
      return event.step === registrationSteps.account_credentials
        ? [backAtCredentials(state), []]
        : [state, []]
    default:
      return [state, []]
  }
}

/** An address that was taken meanwhile is said where it can be changed. */
const backAtCredentials = (state: SubmissionState): CredentialsState => ({
  ...state,
  at: 'credentials',
  errors: state.emailExists ? { email: { key: 'registration.emailInUse' } } : {},
})

const prove = (state: SubmissionState): RegistrationTransition => [
  { ...state, at: 'proving', errors: {} },
  [{ type: 'wait' }, { type: 'prove' }],
]

/** What is wrong with a field goes as soon as it is changed. */
function changed(state: PersonalState, change: Partial<RegistrationForm>): PersonalState {
  const errors: RegistrationErrors = withoutChanged(state.errors, change)
  const isRefused = state.isRefused && Object.keys(errors).length > 0
  const userRegistrationData = { ...state.userRegistrationData, ...change }
  return { ...state, userRegistrationData, errors, isRefused, failure: null }
}

/** A field that is left empty may still be skipped, so only what was typed is judged before it is to be sent. */
function touch(state: PersonalState, event: RegistrationEvent & { type: 'touched' }): PersonalState {
  const { field } = event
  const form = state.userRegistrationData
  if (form[field] === '') return state
  const found: RegistrationErrors = profileErrors(form, event)
  return found[field] ? { ...state, errors: { ...state.errors, [field]: found[field] } } : state
}

function registered({ userRegistrationData, ...state }: SubmissionState) {
  // The password is not needed any more.
  return { ...state, at: 'verify', userRegistrationData: { ...userRegistrationData, password: '' } } as const
}

const failed = (state: SubmissionState, failure: RegistrationFailure): RegistrationTransition => [
  { ...state, at: 'personal', failure, errors: {}, isRefused: false },
  [abandon],
]

/** What was typed stays. The specific text first, the general one otherwise, never both. */
function refused(state: SubmissionState, error: unknown): RegistrationTransition {
  const why = error instanceof ApiError ? error : null
  const key = why?.messageKey
  const isAboutTheClub = !why?.problem || [403, 429, 503].includes(why.status)
  const message = key || isAboutTheClub ? errorMessage(error) : ({ key: 'registration.failed' } as const)
  const raise = { type: 'raise', message } as const
  // Back during the call leads to the first step's history entry, and the next Back there would leave the form.
  const showStep = { type: 'showStep', step: registrationSteps.personal_information } as const
  const errors = refusedFields(error)
  if (Object.keys(errors).length > 0)
    return [{ ...state, at: 'personal', failure: null, errors, isRefused: true }, [abandon, raise, showStep]]
  if (message.key === 'accounts.password.common') {
    const step = registrationSteps.account_credentials
    const back: CredentialsState = { ...backAtCredentials(state), errors: { password: message } }
    return [back, [abandon, raise, { type: 'showStep', step }]]
  }
  const { email } = state.userRegistrationData
  const offer = key === 'error.email.suspended' ? [{ type: 'offerReactivation', email } as const] : []
  const emailExists = key === 'registration.emailInUse'
  const [next, effects] = failed({ ...state, emailExists }, { of: 'registration', message })
  return [next, [...effects, raise, showStep, ...offer]]
}
