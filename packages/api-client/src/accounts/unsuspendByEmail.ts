import { object } from 'superstruct'
import { emailText, endpoint, nothing } from '../endpoint/index.ts'

/** Mails the key that reactivates a suspended account. The answer does not reveal whether there is one. */
export const unsuspendByEmail = endpoint({
  name: 'accounts.unsuspendByEmail',
  client: 'main',
  method: 'POST',
  path: '/account/unsuspend-by-email',
  body: object({ email: emailText }),
  answer: nothing,
  errors: { 'error.email.notfound': 404 },
  access: 'open',
  effect: 'write',
})
