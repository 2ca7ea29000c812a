import { freeEntry } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { freeEntryClaim } from './freeEntryClaim.ts'

/**
 * The claim of a visitor without an account. For other clients; this club answers 401, because claimants have to be
 * verified.
 */
export const claimFreeEntryAsGuest = endpoint({
  name: 'lounge.claimFreeEntryAsGuest',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-rewards/free-entries/guest',
  body: freeEntryClaim,
  answer: freeEntry,
  errors: { 'error.http.401': 401 },
  access: 'open',
  effect: 'write',
})
