import { draw, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** All draws of a promotion, in their order. */
export const getPromotionDraws = endpoint({
  name: 'promotions.getPromotionDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/draws',
  params: object({ promotionId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(draw),
  access: 'open',
})
