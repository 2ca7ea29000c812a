import { object } from 'superstruct'
import { emailText, endpoint, nothing } from '../endpoint/index.ts'

/** Mails the reactivation instructions. For other clients: our pages call `unsuspendByEmail`. */
export const sendReactivation = endpoint({
  name: 'accounts.sendReactivation',
  client: 'main',
  method: 'POST',
  path: '/account/reactivation-instructions',
  body: object({ email: emailText }),
  answer: nothing,
  errors: { 'error.email.notfound': 404 },
  access: 'open',
  effect: 'write',
})
