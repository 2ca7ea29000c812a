import { array, integer, object, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** The games whose tickets can be entered, in display order. */
export const getPromotionGames = endpoint({
  name: 'promotions.getPromotionGames',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/games',
  params: object({ promotionId: promotionNumber }),
  answer: type({ gameIds: array(integer()) }),
  errors: { 'promotions.notFound': 404 },
  access: 'open',
})
