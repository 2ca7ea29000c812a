import { sessionTokens } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Exchanges a refresh token for new tokens. Each works once; a second use revokes the whole token family. */
export const refreshSession = endpoint({
  name: 'accounts.refreshSession',
  client: 'main',
  method: 'POST',
  path: '/auth/refresh',
  body: object({ refresh_token: size(string(), 1, 512) }),
  answer: sessionTokens,
  errors: { 'error.session.expired': 401 },
  access: 'open',
  effect: 'write',
})
