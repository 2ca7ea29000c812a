import { progressivePrize } from '@players-club/domain-models'
import { nullable, object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** What the growing prize stands at now, and in which draw; null where none is running. */
export const getProgressivePrize = endpoint({
  name: 'promotions.getProgressivePrize',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/progressive-prize',
  params: object({ promotionId: queryInteger }),
  answer: nullable(progressivePrize),
  errors: {},
  access: 'open',
  effect: 'read',
})
