import { sessionStatus } from '@players-club/domain-models'
import { enums, nullable, object, optional } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/**
 * Returns whose session the browser's cookie opens, so that a reload keeps the player signed in; nothing for a guest. The
 * access token expires when the session ends. A check counts as activity and puts that end off; one that a page makes by
 * itself, `unattended`, does not, or an abandoned page would never end.
 */
export const checkSession = endpoint({
  name: 'accounts.checkSession',
  client: 'main',
  method: 'GET',
  path: '/auth/get/session',
  query: object({ unattended: optional(enums(['true'])) }),
  answer: nullable(sessionStatus),
  access: 'open',
})
