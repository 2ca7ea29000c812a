import { endpoint, nothing } from '../endpoint/index.ts'

/** Ends the session on the server. Succeeds without one. */
export const signOut = endpoint({
  name: 'accounts.signOut',
  client: 'main',
  method: 'POST',
  path: '/auth/logout',
  answer: nothing,
  access: 'open',
  effect: 'write',
})
