import { pageOf, wonPrize } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A draw's prizes with their winners, once announced. */
export const getPrizesWithWinners = endpoint({
  name: 'promotions.getPrizesWithWinners',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/prizes-with-winners',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(wonPrize),
  access: 'open',
})
