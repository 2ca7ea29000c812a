import { sessionTokens } from '@players-club/domain-models'
import { object } from 'superstruct'
import { emailText, endpoint, passwordText } from '../endpoint/index.ts'

/**
 * Changes the address the player signs in with; requires the current password. The returned tokens name the new
 * address.
 */
export const changeEmail = endpoint({
  name: 'accounts.changeEmail',
  client: 'main',
  method: 'POST',
  path: '/account/change-email',
  body: object({ email: emailText, password: passwordText }),
  answer: sessionTokens,
  errors: {
    'account.locked': 403,
    'account.lockedAttempt': 403,
    'accounts.password.currentInvalid': 422,
    'error.email.invalid': 422,
    'error.email.same': 422,
    'error.email.unusable': 409,
    'registration.emailInUse': 409,
  },
  access: 'player',
  effect: 'write',
})
