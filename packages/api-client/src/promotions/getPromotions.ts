import { instant, promotion } from '@players-club/domain-models'
import { assign, object, optional, type } from 'superstruct'
import { endpoint, lenientPageOf, pageQuery } from '../endpoint/index.ts'

/**
 * Every promotion: the featured one first, then open ones, upcoming ones and ended ones. The first page has its own
 * size, which the offsets of the following pages take into account. The order changes with the time: a later page sends
 * back the `orderedAt` of the first one, so that none is skipped.
 */
export const getPromotions = endpoint({
  name: 'promotions.getPromotions',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions',
  query: assign(pageQuery, object({ orderedAt: optional(instant()) })),
  answer: type({ ...lenientPageOf(promotion).schema, orderedAt: optional(instant()) }),
  access: 'open',
})
