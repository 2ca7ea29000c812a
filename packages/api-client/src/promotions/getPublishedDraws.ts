import { draw, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A promotion's draws with announced winners, the latest first. */
export const getPublishedDraws = endpoint({
  name: 'promotions.getPublishedDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/published-draws',
  params: object({ promotionId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(draw),
  access: 'open',
})
