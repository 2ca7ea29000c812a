import { sessionStatus } from '@players-club/domain-models'
import { nullable } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Returns whose session the browser's cookie opens, so that a reload keeps the player signed in; nothing for a guest. */
export const checkSession = endpoint({
  name: 'accounts.checkSession',
  client: 'main',
  method: 'GET',
  path: '/auth/get/session',
  answer: nullable(sessionStatus),
  errors: {},
  access: 'open',
  effect: 'read',
})
