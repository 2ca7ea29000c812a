import { promotion } from '@players-club/domain-models'
import { endpoint, lenientPageOf, pageQuery } from '../endpoint/index.ts'

/** Running promotions with a progressive prize. */
export const getProgressivePromotions = endpoint({
  name: 'promotions.getProgressivePromotions',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/progressive-promotions',
  query: pageQuery,
  answer: lenientPageOf(promotion),
  access: 'open',
})
