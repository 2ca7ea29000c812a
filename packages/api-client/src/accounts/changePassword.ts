import { sessionTokens } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, passwordText } from '../endpoint/index.ts'

/** Changes the player's password. Every other session of the player ends; this one continues with new tokens. */
export const changePassword = endpoint({
  name: 'accounts.changePassword',
  client: 'main',
  method: 'POST',
  path: '/account/change-password',
  body: object({ currentPassword: passwordText, newPassword: passwordText }),
  answer: sessionTokens,
  errors: {
    'account.locked': 403,
    'account.lockedAttempt': 403,
    'accounts.password.common': 422,
    'accounts.password.currentInvalid': 422,
    'accounts.password.invalid': 422,
    'password.samePassword': 422,
  },
  access: 'player',
  effect: 'write',
})
