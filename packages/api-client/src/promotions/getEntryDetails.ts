import { entryDetails } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** What the player has in a draw: how many entries, and of how many. */
export const getEntryDetails = endpoint({
  name: 'promotions.getEntryDetails',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}/entry-details',
  params: object({ drawId: promotionNumber }),
  answer: entryDetails,
  errors: {},
  access: 'player',
  effect: 'read',
})
