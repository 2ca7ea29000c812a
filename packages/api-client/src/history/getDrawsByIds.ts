import { draw } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { drawIdsFilter } from '../promotions/promotionNumber.ts'

/** Draws by their ids; unknown ones are left out. */
export const getDrawsByIds = endpoint({
  name: 'history.getDrawsByIds',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws-by-ids',
  query: object({ filter: drawIdsFilter }),
  answer: type({ content: array(draw) }),
  access: 'open',
})
