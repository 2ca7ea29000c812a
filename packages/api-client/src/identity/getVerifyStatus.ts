import { identityResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The state of the player's latest scan. The server asks the identity provider: the frame's result proves nothing. */
export const getVerifyStatus = endpoint({
  name: 'identity.getVerifyStatus',
  client: 'main',
  method: 'GET',
  path: '/identity/status',
  answer: identityResult,
  errors: { 'Error.idology.unavailable': 503 },
  access: 'player',
  isUnattended: true,
})
