import { freeEntry } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { claimEntry } from './claimEntry.ts'

/** The claim of somebody without an account. This club answers it with 401: whoever claims is verified. */
export const claimFreeEntryAsGuest = endpoint({
  name: 'lounge.claimFreeEntryAsGuest',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-rewards/free-entries/guest',
  body: claimEntry,
  answer: freeEntry,
  errors: {},
  access: 'open',
  effect: 'write',
})
