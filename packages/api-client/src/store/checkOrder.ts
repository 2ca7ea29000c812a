import { order } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderErrors, orderParams } from './orderParams.ts'

/** Asks the payment provider for an order's outcome, and returns the order. */
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
