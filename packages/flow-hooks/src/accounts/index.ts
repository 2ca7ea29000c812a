export { useActivated } from './activation/useActivated.ts'
export { useActivation, type ActivationFlow, type ActivationOutcome } from './activation/useActivation.ts'
export { useChangeEmail, type ChangeEmail } from './changeEmail/useChangeEmail.ts'
export { type ChangeEmailState } from './changeEmail/changeEmail.machine.ts'
export { useChangePassword, type ChangePassword } from './changePassword/useChangePassword.ts'
export {
  type ChangePasswordErrors,
  type ChangePasswordForm,
  type CurrentCheck,
} from './changePassword/changePassword.machine.ts'
export { useDeactivate, type Deactivate } from './deactivate/useDeactivate.ts'
export { useForgotPassword } from './emailRequest/useForgotPassword.ts'
export { useRequestedEmail } from './emailRequest/useRequestedEmail.ts'
export { useResendActivation } from './emailRequest/useResendActivation.ts'
export { type EmailRequest } from './emailRequest/useEmailRequest.ts'
export { useInviteFriends } from './inviteFriends/useInviteFriends.ts'
export { useResetFinish, type ResetFinish } from './mailedPassword/resetFinish.ts'
export { useUnsuspend } from './mailedPassword/unsuspend.ts'
export { useReactivationOffer, type ReactivationOffer } from './reactivationOffer/useReactivationOffer.ts'
export {
  useRegistration,
  type Registration,
  type RegistrationOptions,
} from './registration/useRegistration.ts'
export { type RegistrationErrors, type RegistrationForm } from './registration/RegistrationState.ts'
export {
  isPlayer,
  type GrantedSession,
  type Session,
  type SessionSlice,
  type UserData,
} from '../club/session/Session.ts'
export { useSession, type SessionFacts } from '../club/session/useSession.ts'
export { type SessionStore } from '../club/session/createSession.ts'
export { useSessionEnd, type SessionEnd } from './sessionEnd/useSessionEnd.ts'
export { type SessionEndState } from './sessionEnd/sessionEnd.machine.ts'
export { useSignIn, type SignIn } from './signIn/useSignIn.ts'
export { type SignInErrors, type SignInState } from './signIn/signIn.machine.ts'
export { useSignOut, type SignOut } from './signOut/useSignOut.ts'
