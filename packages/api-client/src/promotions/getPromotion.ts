import { promotion } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A promotion, by its number or by that of one of its draws. */
export const getPromotion = endpoint({
  name: 'promotions.getPromotion',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}',
  params: object({ promotionId: promotionNumber }),
  answer: promotion,
  errors: { 'promotions.notFound': 404 },
  access: 'open',
})
