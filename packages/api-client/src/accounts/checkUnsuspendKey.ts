import { boolean, object, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { mailedKey } from '../endpoint/structs.ts'

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
