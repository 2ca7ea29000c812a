import { endpoint, nothing } from '../endpoint/index.ts'
import { keyedPassword, keyedPasswordErrors } from './keyedPassword.ts'

/** Chooses a new password with a mailed key. Every sign-in of the player ends. */
export const finishPasswordReset = endpoint({
  name: 'accounts.finishPasswordReset',
  client: 'main',
  method: 'POST',
  path: '/account/finish-password-reset',
  body: keyedPassword,
  answer: nothing,
  errors: keyedPasswordErrors,
  access: 'open',
  effect: 'write',
})
