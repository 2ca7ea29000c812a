import { promotion } from '@players-club/domain-models'
import { endpoint, lenientPageOf } from '../endpoint/index.ts'
import { pageQuery } from '../endpoint/structs.ts'

/**
 * Every promotion: the featured one first, then open ones, upcoming ones and ended ones. The first page has its own
 * size, which the offsets of the following pages take into account.
 */
export const getPromotions = endpoint({
  name: 'promotions.getPromotions',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions',
  query: pageQuery,
  answer: lenientPageOf(promotion),
  errors: {},
  access: 'open',
  effect: 'read',
})
