import { sessionTokens } from '@players-club/domain-models'
import { boolean, object, size, string } from 'superstruct'
import { emailText, endpoint, passwordText } from '../endpoint/index.ts'

/** Signs a player in. `client_id` and `client_secret` name the public client and are no secret. */
export const signIn = endpoint({
  name: 'accounts.signIn',
  client: 'main',
  method: 'POST',
  path: '/auth/login',
  body: object({
    username: emailText,
    password: passwordText,
    rememberMe: boolean(),
    client_id: size(string(), 1, 100),
    client_secret: size(string(), 1, 100),
  }),
  answer: sessionTokens,
  errors: {
    'error.uaaAuthentication.invalid': 401,
    'error.uaaAuthentication.warning': 401,
    'error.uaaAuthentication.lockoutAttempt': 401,
    'error.uaaAuthentication.lockout': 401,
    'error.uaaAuthentication.notActivated': 401,
    'error.uaaAuthentication.suspended': 401,
  },
  access: 'open',
  effect: 'write',
})
