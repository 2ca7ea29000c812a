import { object } from 'superstruct'
import { emailText, endpoint, nothing } from '../endpoint/index.ts'

/** Mails the activation key again. Unless the operator allows disclosure, every address gets the same answer. */
export const sendActivation = endpoint({
  name: 'accounts.sendActivation',
  client: 'main',
  method: 'POST',
  path: '/account/send-activation',
  body: object({ email: emailText }),
  answer: nothing,
  errors: {
    'error.email.notfound': 404,
    'error.uaaUser.resendActivationLockout': 403,
    'error.uaaUser.resendActivationSuspended': 403,
  },
  access: 'open',
  effect: 'write',
})
