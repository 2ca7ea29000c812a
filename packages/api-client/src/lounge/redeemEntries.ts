import { ENTRIES_AT_ONCE_MAX, loungeRedemption, recordId } from '@players-club/domain-models'
import { integer, max, min, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { expectedBalance } from '../rewards/redemption.ts'
import { entryErrors } from './entryErrors.ts'

/** Spends tokens on entries to a drawing's open draw. Where that is no longer the draw that was shown, it is refused. */
export const redeemEntries = endpoint({
  name: 'lounge.redeemEntries',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-rewards/redemptions',
  body: object({
    rewardId: recordId,
    /** The draw that was shown. */
    drawId: recordId,
    quantity: max(min(integer(), 1), ENTRIES_AT_ONCE_MAX),
    expectedBalance,
  }),
  answer: loungeRedemption,
  errors: {
    ...entryErrors,
    'error.reward.balanceChanged': 422,
    'error.reward.moreThanLeft': 422,
    'error.reward.dailyEntryLimit': 422,
    'error.reward.exceededQuantity': 422,
    'error.redemption.insufficientTokens': 422,
  },
  access: 'player',
  effect: 'value',
})
