import { conversionTerms } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** What the player gets for points, and how much of it is left for today. */
export const getConversion = endpoint({
  name: 'lounge.getConversion',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/tokens/conversion',
  answer: conversionTerms,
  errors: {},
  access: 'player',
  effect: 'read',
})
