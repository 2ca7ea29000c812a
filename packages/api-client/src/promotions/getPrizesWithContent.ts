import { drawPrizeContent, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A draw's prizes, with their descriptions. */
export const getPrizesWithContent = endpoint({
  name: 'promotions.getPrizesWithContent',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/prizes-with-content',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(drawPrizeContent),
  access: 'open',
})
