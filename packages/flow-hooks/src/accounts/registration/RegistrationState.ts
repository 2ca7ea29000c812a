import type { ErrorMessage } from '@players-club/api-client'
import { emptyAddress, type ProfileValues } from '@players-club/domain-models'
import type { FieldError, RegistrationCredentials } from '@players-club/forms-validation'

/** The fields of both steps of the registration, as they are typed. */
export type RegistrationForm = Readonly<RegistrationCredentials & ProfileValues>
/** What is wrong with the fields of the registration; a valid field has no entry. */
export type RegistrationErrors = Partial<Record<keyof RegistrationForm, FieldError>>

/** What the server said of the invite code. */
export type InviteCodeStatus = 'valid' | 'invalid' | 'limitReached'

/** Why the last try to register went wrong; a failed captcha can be tried again as it is. */
export type RegistrationFailure = { readonly of: 'captcha' | 'registration'; readonly message: ErrorMessage }

type Facts = {
  readonly userRegistrationData: RegistrationForm
  readonly errors: RegistrationErrors
  readonly emailExists: boolean
  readonly showInviteCode: boolean
  /** Nothing for a code that the server was not asked about. */
  readonly inviteCodeStatus: InviteCodeStatus | 'checking' | null
}

export type CredentialsState = Facts & { readonly at: 'credentials' | 'checkingCode' | 'checkingEmail' }
export type PersonalState = Facts & {
  readonly at: 'personal'
  readonly failure: RegistrationFailure | null
  /** The errors are those of a form that was to be sent, not of a field that was touched. */
  readonly isRefused: boolean
}
export type SubmissionState = PersonalState | (Facts & { readonly at: 'proving' | 'registering' })
export type RegistrationState = CredentialsState | SubmissionState | (Facts & { readonly at: 'verify' })

export const registrationSteps = { account_credentials: 0, personal_information: 1, verify: 2 } as const
export type RegistrationStep = (typeof registrationSteps)[keyof typeof registrationSteps]

const stepOf = {
  credentials: registrationSteps.account_credentials,
  checkingCode: registrationSteps.account_credentials,
  checkingEmail: registrationSteps.account_credentials,
  personal: registrationSteps.personal_information,
  proving: registrationSteps.personal_information,
  registering: registrationSteps.personal_information,
  verify: registrationSteps.verify,
} as const satisfies Record<RegistrationState['at'], RegistrationStep>

/** The state of the registration in the words of the specification. */
export type RegistrationFacts = Omit<Facts, 'errors'> & {
  readonly stepper: RegistrationStep
  readonly showCaptcha: boolean
  readonly registrationSucceeded: boolean
}

export function registrationFacts(state: RegistrationState): RegistrationFacts {
  const { at, userRegistrationData, emailExists, showInviteCode, inviteCodeStatus } = state
  return {
    stepper: stepOf[at],
    userRegistrationData,
    emailExists,
    showInviteCode,
    showCaptcha: at === 'proving',
    inviteCodeStatus,
    registrationSucceeded: at === 'verify',
  }
}

/** The additional information of the second step while there is none. */
export const noPersonalInformation: ProfileValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  gender: '',
  ...emptyAddress,
}

export const emptyRegistration: RegistrationForm = {
  email: '',
  password: '',
  inviteCode: '',
  acceptsTerms: false,
  sendUpdates: false,
  ...noPersonalInformation,
}
