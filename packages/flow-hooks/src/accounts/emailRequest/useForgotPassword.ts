import { sendPasswordReset } from '@players-club/api-client'
import { emailRequestMachine } from './emailRequest.machine.ts'
import { useEmailRequest, type EmailRequest } from './useEmailRequest.ts'

export const forgotPasswordMachine = emailRequestMachine([
  'error.email.notfound',
  'error.uaaUser.resetPasswordLockout',
  'error.uaaUser.resetPasswordSuspended',
])

/** The player forgot the password, and is mailed a link to choose another. */
export const useForgotPassword = (): EmailRequest =>
  useEmailRequest(forgotPasswordMachine, sendPasswordReset, '/forgot-password-sent')
