import { sendActivation } from '@players-club/api-client'
import { emailRequestMachine } from './emailRequest.machine.ts'
import { useEmailRequest, type EmailRequest } from './useEmailRequest.ts'

export const resendActivationMachine = emailRequestMachine([
  'error.email.notfound',
  'error.uaaUser.resendActivationLockout',
  'error.uaaUser.resendActivationSuspended',
])

/** The player is mailed the activation link once more. */
export const useResendActivation = (): EmailRequest =>
  useEmailRequest(resendActivationMachine, sendActivation, '/activate-email-sent')
