import { progressivePrize } from '@players-club/domain-models'
import { nullable, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { promotionNumber } from './promotionNumber.ts'

/** The current amount of the progressive prize and its draw; null if none is running. */
export const getProgressivePrize = endpoint({
  name: 'promotions.getProgressivePrize',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/promotions/{promotionId}/progressive-prize',
  params: object({ promotionId: promotionNumber }),
  answer: nullable(progressivePrize),
  errors: { 'promotions.notFound': 404 },
  access: 'open',
})
