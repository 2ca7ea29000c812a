import { freeEntry } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { claimEntry } from './claimEntry.ts'

/** Claims the one free entry that each draw grants a player. */
export const claimFreeEntry = endpoint({
  name: 'lounge.claimFreeEntry',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-rewards/free-entries',
  body: claimEntry,
  answer: freeEntry,
  errors: {
    'lounge.reward.notFound': 404,
    'Error.idology.required': 403,
    'location.notInRegion': 403,
    'location.unavailable': 403,
    'lounge.claim.captchaFailed': 422,
    'lounge.claim.mismatch': 422,
    'error.reward.freeEntryPerDraw': 422,
    'error.reward.freeEntryTrace': 422,
    'error.reward.noActiveDraws': 422,
    'error.reward.drawChanged': 422,
  },
  access: 'player',
  effect: 'value',
})
