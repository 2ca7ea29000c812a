import { object } from 'superstruct'
import { emailText, endpoint, nothing } from '../endpoint/index.ts'

/** Mails the key of a password reset. Unless the operator allows disclosure, every address gets the same answer. */
export const sendPasswordReset = endpoint({
  name: 'accounts.sendPasswordReset',
  client: 'main',
  method: 'POST',
  path: '/account/send-password-reset',
  body: object({ email: emailText }),
  answer: nothing,
  errors: {
    'error.email.notfound': 404,
    'error.uaaUser.resetPasswordLockout': 403,
    'error.uaaUser.resetPasswordSuspended': 403,
  },
  access: 'open',
  effect: 'write',
})
