import { identityResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { personErrors } from '../profile/personErrors.ts'
import { identityEntry } from './identityEntry.ts'

/** Checks the player's identity with the entered data. */
export const verifyId = endpoint({
  name: 'identity.verifyId',
  client: 'main',
  method: 'POST',
  path: '/identity/verify',
  body: identityEntry,
  answer: identityResult,
  errors: {
    'Error.idology.profileAlreadyValidated': 422,
    'Error.idology.expired': 422,
    'Error.idology.inProgress': 409,
    'Error.idology.unavailable': 503,
    ...personErrors,
  },
  access: 'player',
  effect: 'write',
})
