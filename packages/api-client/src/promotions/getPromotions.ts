import { pageOf, promotion } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { pageQuery } from './pageQuery.ts'

/** Every promotion: the featured one first, then what can be entered, what is to come, what has ended. The first page has a size of its own; those after it count as if it had theirs and the featured one besides. */
export const getPromotions = endpoint({
  name: 'promotions.getPromotions',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions',
  query: pageQuery,
  answer: pageOf(promotion),
  errors: {},
  access: 'open',
  effect: 'read',
})
