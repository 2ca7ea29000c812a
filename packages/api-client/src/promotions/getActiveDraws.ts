import { draw, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A promotion's draws that are open or to come, those to enter first; the first one is in focus on its page. */
export const getActiveDraws = endpoint({
  name: 'promotions.getActiveDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/active-draws',
  params: object({ promotionId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(draw),
  access: 'open',
})
