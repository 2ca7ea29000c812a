import { drawDetails } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** A draw, with its prizes and with what it takes to check it. */
export const getDraw = endpoint({
  name: 'promotions.getDraw',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/draws/{drawId}',
  params: object({ drawId: queryInteger }),
  answer: drawDetails,
  errors: {},
  access: 'open',
  effect: 'read',
})
