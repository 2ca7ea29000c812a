import { userTokens } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The player's tokens for the Lucky Lounge. */
export const getUserTokens = endpoint({
  name: 'lounge.getUserTokens',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/tokens',
  answer: userTokens,
  access: 'player',
})
