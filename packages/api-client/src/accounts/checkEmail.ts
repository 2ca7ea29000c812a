import { object } from 'superstruct'
import { emailText, endpoint, nothing } from '../endpoint/index.ts'

/**
 * Whether an address can be registered. Existing accounts are revealed only where the operator allows it; otherwise
 * every well-formed address counts as available.
 */
export const checkEmail = endpoint({
  name: 'accounts.checkEmail',
  client: 'main',
  method: 'POST',
  path: '/registration/check-email',
  body: object({ email: emailText }),
  answer: nothing,
  errors: { 'error.email.invalid': 422, 'error.email.suspended': 409, 'registration.emailInUse': 409 },
  access: 'open',
  effect: 'write',
})
