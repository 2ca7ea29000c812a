import { order } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderErrors, orderParams } from './orderParams.ts'

/** One of the player's orders. */
export const getOrder = endpoint({
  name: 'store.getOrder',
  client: 'main',
  method: 'GET',
  path: '/store/orders/{transactionId}',
  params: orderParams,
  answer: order,
  errors: orderErrors,
  access: 'player',
})
