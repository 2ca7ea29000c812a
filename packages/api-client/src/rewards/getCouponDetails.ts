import { couponDetails } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'

/** How many codes a coupon has left. Codes that were handed out are not included. */
export const getCouponDetails = endpoint({
  name: 'rewards.getCouponDetails',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/coupons/{key}',
  params: object({ key: stableKey }),
  answer: couponDetails,
  errors: { 'rewards.rewardUnavailable': 404 },
  access: 'open',
})
