import { BUNDLE_QUANTITY_MAX, calendarDay, paymentResponse } from '@players-club/domain-models'
import { array, integer, max, min, object, pattern, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

const text = (least: number, most = 255) => size(string(), least, most)

/** Orders bundles at the prices the player was shown, and answers where they are paid. */
export const submitOrder = endpoint({
  name: 'store.submitOrder',
  client: 'main',
  method: 'POST',
  path: '/store/orders',
  body: object({
    items: size(
      array(
        object({
          id: min(integer(), 1),
          quantity: max(min(integer(), 1), BUNDLE_QUANTITY_MAX),
          price: min(integer(), 1),
        }),
      ),
      1,
      50,
    ),
    playerDetails: object({
      firstName: text(1),
      lastName: text(1),
      email: text(1),
      address1: text(1),
      address2: text(0),
      city: text(1),
      country: text(1),
      state: text(1),
      zip: text(1, 50),
      phone1: pattern(string(), /^\d{10}$/),
      dateOfBirth: calendarDay(),
    }),
  }),
  answer: paymentResponse,
  errors: {
    'Error.idology.required': 403,
    'location.notInRegion': 403,
    'location.unavailable': 403,
    'store.catalogChanged': 422,
    'store.dailyLimit': 422,
    'store.detailsMismatch': 422,
    'store.notOpen': 403,
    'store.unavailable': 503,
  },
  access: 'player',
  effect: 'value',
})
