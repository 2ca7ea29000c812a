import { identityResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** Requests a new scan link, when the verification has expired or no attempts are left. */
export const renewVerification = endpoint({
  name: 'identity.renewVerification',
  client: 'main',
  method: 'POST',
  path: '/identity/renewal',
  answer: identityResult,
  errors: { 'Error.idology.scanNotOffered': 422, 'Error.idology.unavailable': 503 },
  access: 'player',
  effect: 'write',
})
