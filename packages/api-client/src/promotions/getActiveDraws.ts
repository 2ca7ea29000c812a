import { draw, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { pageQuery } from '../endpoint/structs.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A promotion's open draws, the next one first. For other clients: our pages list all draws. */
export const getActiveDraws = endpoint({
  name: 'promotions.getActiveDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/active-draws',
  params: object({ promotionId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(draw),
  errors: {},
  access: 'open',
  effect: 'read',
})
