import { drawDetails } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** A draw, with its prizes and the data to verify it. */
export const getDraw = endpoint({
  name: 'promotions.getDraw',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}',
  params: object({ drawId: promotionNumber }),
  answer: drawDetails,
  errors: { 'promotions.notFound': 404 },
  access: 'open',
})
