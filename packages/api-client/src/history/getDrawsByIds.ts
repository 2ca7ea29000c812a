import { draw } from '@players-club/domain-models'
import { array, coerce, object, size, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { parseFilter } from '../wire/index.ts'
import { promotionNumber } from '../promotions/promotionNumber.ts'

/** Draws by their ids; unknown ones are left out. */
export const getDrawsByIds = endpoint({
  name: 'history.getDrawsByIds',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws-by-ids',
  query: object({
    filter: coerce(
      object({ drawIds: size(array(promotionNumber), 1, 100) }),
      string(),
      parseFilter(['drawIds']),
    ),
  }),
  answer: type({ content: array(draw) }),
  access: 'open',
})
