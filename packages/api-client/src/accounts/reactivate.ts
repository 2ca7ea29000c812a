import { object } from 'superstruct'
import { endpoint, mailedKey, nothing, passwordText } from '../endpoint/index.ts'

/** Makes a suspended or deactivated account active again, with a new password. */
export const reactivate = endpoint({
  name: 'accounts.reactivate',
  client: 'main',
  method: 'POST',
  path: '/account/reactivate',
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
