import { boolean, object, type } from 'superstruct'
import { endpoint, passwordText } from '../endpoint/index.ts'

/** Whether this is the player's current password. Wrong ones count towards the sign-in's rate limit. */
export const checkPassword = endpoint({
  name: 'accounts.checkPassword',
  client: 'main',
  method: 'POST',
  path: '/account/check-password',
  body: object({ password: passwordText }),
  answer: type({ isValid: boolean() }),
  errors: { 'account.locked': 403, 'account.lockedAttempt': 403 },
  access: 'player',
  effect: 'write',
})
