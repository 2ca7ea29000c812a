import { promotion } from '@players-club/domain-models'
import { array, assign, coerce, object, size, string } from 'superstruct'
import { endpoint, lenientPageOf, pageQuery } from '../endpoint/index.ts'
import { parseFilter } from '../wire/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** The promotions of the given draws. For other clients: our pages start with the promotion. */
export const getPromotionsByDraws = endpoint({
  name: 'promotions.getPromotionsByDraws',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions-by-draws',
  query: assign(
    pageQuery,
    object({
      filter: coerce(
        object({ drawIds: size(array(promotionNumber), 1, 100) }),
        string(),
        parseFilter(['drawIds']),
      ),
    }),
  ),
  answer: lenientPageOf(promotion),
  access: 'open',
})
