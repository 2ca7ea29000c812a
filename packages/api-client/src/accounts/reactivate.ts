import { endpoint, nothing } from '../endpoint/index.ts'
import { keyedPassword, keyedPasswordErrors } from './keyedPassword.ts'

/** Makes a suspended or deactivated account active again, with a new password. */
export const reactivate = endpoint({
  name: 'accounts.reactivate',
  client: 'main',
  method: 'POST',
  path: '/account/reactivate',
  body: keyedPassword,
  answer: nothing,
  errors: keyedPasswordErrors,
  access: 'open',
  effect: 'write',
})
