'use client'

import { sendActivation } from '@players-club/api-client'
import { useEmailRequest, type EmailRequest } from './useEmailRequest.ts'

/** The player is mailed the activation link once more. */
export const useResendActivation = (): EmailRequest =>
  useEmailRequest({ endpoint: sendActivation, sent: 'activationSent' })
