import { drawEntry, pageOf } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, pageQuery } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/**
 * How the player’s entries came into a draw, the latest first.
 * For other clients: our history has only their number.
 */
export const getSecondChanceEntries = endpoint({
  name: 'promotions.getSecondChanceEntries',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/my-entries',
  params: object({ drawId: promotionNumber }),
  query: pageQuery,
  answer: pageOf(drawEntry),
  access: 'player',
})
