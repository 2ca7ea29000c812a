export type { EmailRequest } from './useEmailRequest.ts'
export { useForgotPassword } from './useForgotPassword.ts'
export { useRequestedEmail } from './useRequestedEmail.ts'
export { useResendActivation } from './useResendActivation.ts'
