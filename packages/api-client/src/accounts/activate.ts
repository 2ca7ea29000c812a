import { object } from 'superstruct'
import { endpoint, mailedKey, nothing } from '../endpoint/index.ts'

/** Activates the account that the key was mailed for. */
export const activate = endpoint({
  name: 'accounts.activate',
  client: 'main',
  method: 'POST',
  path: '/account/activate',
  body: object({ key: mailedKey }),
  answer: nothing,
  errors: { 'activated.already': 409, 'error.activation.expired': 410, 'error.user.notfound': 404 },
  access: 'open',
  effect: 'write',
})
