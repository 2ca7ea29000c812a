import { userTokens } from '@players-club/domain-models'
import { integer, max, min, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

const MOST_STEPS = 1_000_000
const amount = max(min(integer(), 1), 1_000_000_000)

/**
 * Converts points into tokens by `quantity` steps, and returns the new token balance. `points` and `tokens` are what
 * these steps cost and give, as shown to the player.
 */
export const redeemPointsForTokens = endpoint({
  name: 'lounge.redeemPointsForTokens',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/tokens/redemptions',
  body: object({ quantity: max(min(integer(), 1), MOST_STEPS), points: amount, tokens: amount }),
  answer: userTokens,
  errors: {
    'error.redemption.quantity': 422,
    'error.reward.balanceChanged': 422,
    'error.reward.moreThanLeft': 422,
    'error.redemption.insufficientPoints': 422,
    'error.redemption.frequencyCapExceeded': 422,
  },
  access: 'player',
  effect: 'value',
})
