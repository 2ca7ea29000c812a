'use client'

import { sendPasswordReset } from '@players-club/api-client'
import { useEmailRequest, type EmailRequest } from './useEmailRequest.ts'

/** The player forgot the password, and is mailed a link to choose another. */
export const useForgotPassword = (): EmailRequest =>
  useEmailRequest({ endpoint: sendPasswordReset, sent: 'passwordResetSent' })
