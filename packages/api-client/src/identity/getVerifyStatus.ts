import { identityResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** How far the player's latest scan is. The club asks the identity checker itself: a frame proves nothing. */
export const getVerifyStatus = endpoint({
  name: 'identity.getVerifyStatus',
  client: 'main',
  method: 'GET',
  path: '/identity/status',
  answer: identityResult,
  errors: { 'Error.idology.unavailable': 503 },
  access: 'player',
  effect: 'read',
})
