import { order } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderErrors, orderParams } from './orderParams.ts'

/** Cancels an unpaid order. The provider decides: a payment made meanwhile counts. */
export const cancelOrder = endpoint({
  name: 'store.cancelOrder',
  client: 'main',
  method: 'POST',
  path: '/store/orders/{transactionId}/cancellation',
  params: orderParams,
  answer: order,
  errors: orderErrors,
  access: 'player',
  effect: 'write',
})
