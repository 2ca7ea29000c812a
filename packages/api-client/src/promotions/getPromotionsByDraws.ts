import { promotion } from '@players-club/domain-models'
import { assign, object } from 'superstruct'
import { endpoint, lenientPageOf, pageQuery } from '../endpoint/index.ts'
import { drawIdsFilter } from './promotionNumber.ts'

/** The promotions of the given draws. For other clients: our pages start with the promotion. */
export const getPromotionsByDraws = endpoint({
  name: 'promotions.getPromotionsByDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions-by-draws',
  query: assign(pageQuery, object({ filter: drawIdsFilter })),
  answer: lenientPageOf(promotion),
  access: 'open',
})
