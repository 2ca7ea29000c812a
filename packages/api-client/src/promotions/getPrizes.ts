import { drawPrize, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A draw's prizes, the greatest first. */
export const getPrizes = endpoint({
  name: 'promotions.getPrizes',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/prizes',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(drawPrize),
  access: 'open',
})
