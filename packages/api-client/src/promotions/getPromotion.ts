import { promotion } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** A promotion, by its own number or by that of one of its draws. */
export const getPromotion = endpoint({
  name: 'promotions.getPromotion',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}',
  params: object({ promotionId: queryInteger }),
  answer: promotion,
  errors: {},
  access: 'open',
  effect: 'read',
})
