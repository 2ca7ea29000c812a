import { CODE_MAX, codeRedemption, recordId } from '@players-club/domain-models'
import { object, optional, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Redeems a promo code, optionally of one activity only. Errors of the code are part of the answer. */
export const redeemCode = endpoint({
  name: 'activities.redeemCode',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/code-redemptions',
  body: object({
    codeValue: size(string(), 1, CODE_MAX),
    campaignId: optional(recordId),
  }),
  answer: codeRedemption,
  errors: { 'error.code.limitReached': 422, 'error.code.lockout': 429 },
  access: 'player',
  effect: 'value',
})
