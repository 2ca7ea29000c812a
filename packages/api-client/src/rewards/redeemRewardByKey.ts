import { rewardRedemption } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { expectedBalance, redeemedQuantity, redemptionErrors } from './redemption.ts'

/** Spends points on a third party's reward: a partner's offer, or a round of a vendor's game. */
export const redeemRewardByKey = endpoint({
  name: 'rewards.redeemRewardByKey',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/rewards/{key}/redemptions',
  params: object({ key: stableKey }),
  body: object({ quantity: redeemedQuantity, expectedBalance }),
  answer: rewardRedemption,
  errors: { ...redemptionErrors, 'error.gameLoad': 503 },
  access: 'player',
  effect: 'value',
})
