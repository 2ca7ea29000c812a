export {
  useActivated,
  useActivation,
  type ActivationFlow,
  type ActivationOutcome,
} from './activation/index.ts'
export { useChangeEmail, type ChangeEmail, type ChangeEmailState } from './changeEmail/index.ts'
export {
  useChangePassword,
  type ChangePassword,
  type ChangePasswordErrors,
  type ChangePasswordForm,
  type CurrentCheck,
} from './changePassword/index.ts'
export { useDeactivate, type Deactivate } from './deactivate/index.ts'
export {
  useForgotPassword,
  useRequestedEmail,
  useResendActivation,
  type EmailRequest,
} from './emailRequest/index.ts'
export { useInviteFriends } from './inviteFriends/index.ts'
export {
  useResetFinish,
  useUnsuspend,
  type MailedPassword,
  type ResetFinish,
} from './mailedPassword/index.ts'
export { useReactivationOffer, type ReactivationOffer } from './reactivationOffer/index.ts'
export {
  useRegistration,
  type Registration,
  type RegistrationErrors,
  type RegistrationForm,
  type RegistrationOptions,
} from './registration/index.ts'
export {
  guestSlice,
  isPlayer,
  useSession,
  type GrantedSession,
  type Session,
  type SessionFacts,
  type SessionSlice,
  type SessionStore,
  type UserData,
} from './session/index.ts'
export { useSessionEnd, type SessionEnd, type SessionEndState } from './sessionEnd/index.ts'
export {
  useSignIn,
  type SignIn,
  type SignInErrors,
  type SignInForm,
  type SignInState,
} from './signIn/index.ts'
export { useSignOut, type SignOut } from './signOut/index.ts'
