import { pageOf, wonPrize } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { pageQuery } from './pageQuery.ts'
import { promotionNumber } from './promotionNumber.ts'

/** What a draw gave, and to whom, once that is announced. */
export const getPrizesWithWinners = endpoint({
  name: 'promotions.getPrizesWithWinners',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/prizes-with-winners',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(wonPrize),
  errors: {},
  access: 'open',
  effect: 'read',
})
