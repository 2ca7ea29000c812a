import { drawPrizeContent, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { pageQuery } from './pageQuery.ts'
import { promotionNumber } from './promotionNumber.ts'

/** What a draw gives, with the words about it. */
export const getPrizesWithContent = endpoint({
  name: 'promotions.getPrizesWithContent',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/prizes-with-content',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(drawPrizeContent),
  errors: {},
  access: 'open',
  effect: 'read',
})
