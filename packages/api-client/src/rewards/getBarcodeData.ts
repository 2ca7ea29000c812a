import { couponDetails } from '@players-club/domain-models'
import { object, pattern, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The player's codes from one redemption, with their barcode data. */
export const getBarcodeData = endpoint({
  name: 'rewards.getBarcodeData',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/redemptions/{redemptionId}/barcodes',
  params: object({ redemptionId: pattern(string(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) }),
  answer: couponDetails,
  errors: { 'rewards.rewardUnavailable': 404 },
  access: 'player',
})
