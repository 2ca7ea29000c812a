import { sessionTokens } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Adopts the sign-in of another tab. The tokens open nothing by themselves: the session cookie has to fit them. */
export const signInWithToken = endpoint({
  name: 'accounts.signInWithToken',
  client: 'main',
  method: 'POST',
  path: '/auth/login/token',
  body: object({ access_token: size(string(), 1, 4096), userId: size(string(), 1, 254) }),
  answer: sessionTokens,
  errors: { 'error.uaaAuthentication.invalid': 401 },
  access: 'open',
  effect: 'write',
})
