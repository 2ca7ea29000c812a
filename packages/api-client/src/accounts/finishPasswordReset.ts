import { object } from 'superstruct'
import { endpoint, mailedKey, nothing, passwordText } from '../endpoint/index.ts'

/** Chooses a new password with a mailed key. Every sign-in of the player ends. */
export const finishPasswordReset = endpoint({
  name: 'accounts.finishPasswordReset',
  client: 'main',
  method: 'POST',
  path: '/account/finish-password-reset',
  body: object({ key: mailedKey, newPassword: passwordText }),
  answer: nothing,
  errors: {
    'account.suspended': 403,
    'accounts.password.common': 422,
    'accounts.password.invalid': 422,
    'error.expiredKey': 410,
    'error.usernotfound': 404,
  },
  access: 'open',
  effect: 'write',
})
