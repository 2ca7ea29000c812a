import { promotion } from '@players-club/domain-models'
import { endpoint, lenientPageOf, pageQuery } from '../endpoint/index.ts'

/** Running second-chance promotions, for tickets that did not win. */
export const getSecondChancePromotions = endpoint({
  name: 'promotions.getSecondChancePromotions',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/second-chance-promotions',
  query: pageQuery,
  answer: lenientPageOf(promotion),
  access: 'open',
})
