import { paymentResponse } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { orderEntry } from './orderEntry.ts'

/** Orders bundles at the prices shown to the player, and returns the payment address. */
export const submitOrder = endpoint({
  name: 'store.submitOrder',
  client: 'main',
  method: 'POST',
  path: '/store/orders',
  body: orderEntry,
  answer: paymentResponse,
  errors: {
    'Error.idology.required': 403,
    'location.notInRegion': 403,
    'location.unavailable': 403,
    'store.catalogChanged': 422,
    'store.dailyLimit': 422,
    'store.detailsMismatch': 422,
    'store.notOpen': 403,
    'store.orderOver': 410,
    'store.unavailable': 503,
  },
  access: 'player',
  effect: 'value',
})
