import { freeEntry } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { entryErrors } from './entryErrors.ts'
import { freeEntryClaim } from './freeEntryClaim.ts'

/** Claims the one free entry that each draw grants a player. */
export const claimFreeEntry = endpoint({
  name: 'lounge.claimFreeEntry',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-rewards/free-entries',
  body: freeEntryClaim,
  answer: freeEntry,
  errors: {
    'lounge.claim.captchaFailed': 422,
    'lounge.claim.mismatch': 422,
    'error.reward.freeEntryPerDraw': 422,
    'error.reward.freeEntryTrace': 422,
    ...entryErrors,
  },
  access: 'player',
  effect: 'value',
})
