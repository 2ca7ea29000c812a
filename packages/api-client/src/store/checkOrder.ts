import { order } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderErrors, orderParams } from './orderParams.ts'

/** Has the server ask the payment provider what became of an order, and answers the order after it. */
export const checkOrder = endpoint({
  name: 'store.checkOrder',
  client: 'main',
  method: 'POST',
  path: '/store/orders/{transactionId}/checks',
  params: orderParams,
  answer: order,
  errors: orderErrors,
  access: 'player',
  effect: 'write',
})
