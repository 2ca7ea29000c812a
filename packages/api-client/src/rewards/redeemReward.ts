import { recordId, rewardRedemption } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { expectedBalance, redeemedQuantity, redemptionErrors } from './redemption.ts'

/** Spends points on a coupon, on draw entries, or on what the club itself hands out. */
export const redeemReward = endpoint({
  name: 'rewards.redeemReward',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/rewards/redemptions',
  body: object({ rewardId: recordId, quantity: redeemedQuantity, expectedBalance }),
  answer: rewardRedemption,
  errors: { ...redemptionErrors, 'error.reward.noActiveDraws': 422 },
  access: 'player',
  effect: 'value',
})
