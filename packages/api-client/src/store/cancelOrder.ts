import { order } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderErrors, orderParams } from './orderParams.ts'

/** Gives up a payment that was not made. The provider decides: what was paid meanwhile is paid. */
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
