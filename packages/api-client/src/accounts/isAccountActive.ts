import { boolean, object, type } from 'superstruct'
import { endpoint, mailedKey } from '../endpoint/index.ts'

/**
 * Whether the account that an activation key was mailed for is active; false for any other key.
 * For other clients: our activation page activates at once.
 */
export const isAccountActive = endpoint({
  name: 'accounts.isAccountActive',
  client: 'main',
  method: 'POST',
  path: '/account/is-active',
  body: object({ key: mailedKey }),
  answer: type({ isActive: boolean() }),
  access: 'open',
  effect: 'write',
})
