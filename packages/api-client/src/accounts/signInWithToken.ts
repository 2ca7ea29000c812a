import { sessionTokens } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { emailText, endpoint } from '../endpoint/index.ts'

/** Adopts another tab's sign-in. The tokens alone authorize nothing: they have to match the session cookie. */
export const signInWithToken = endpoint({
  name: 'accounts.signInWithToken',
  client: 'main',
  method: 'POST',
  path: '/auth/login/token',
  body: object({ access_token: size(string(), 1, 4096), userId: emailText }),
  answer: sessionTokens,
  errors: { 'error.uaaAuthentication.invalid': 401 },
  access: 'open',
  effect: 'write',
})
