import { boolean, object, type } from 'superstruct'
import { endpoint, mailedKey } from '../endpoint/index.ts'

/** Whether an account can be reactivated with this key. */
export const checkUnsuspendKey = endpoint({
  name: 'accounts.checkUnsuspendKey',
  client: 'main',
  method: 'POST',
  path: '/account/check-unsuspend-key',
  body: object({ key: mailedKey }),
  answer: type({ isValid: boolean() }),
  access: 'open',
  effect: 'write',
})
