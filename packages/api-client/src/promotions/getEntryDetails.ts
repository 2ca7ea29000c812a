import { entryDetails } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/**
 * The player's number of entries in a draw, and the total.
 * For other clients: our history has the number with each draw.
 */
export const getEntryDetails = endpoint({
  name: 'promotions.getEntryDetails',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/entry-details',
  params: object({ drawId: promotionNumber }),
  answer: entryDetails,
  errors: { 'promotions.notFound': 404 },
  access: 'player',
})
