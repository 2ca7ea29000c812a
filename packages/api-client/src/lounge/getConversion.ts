import { conversionTerms } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The player's conversion terms, and how much is left for today. */
export const getConversion = endpoint({
  name: 'lounge.getConversion',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/tokens/conversion',
  answer: conversionTerms,
  access: 'player',
})
