import { array, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'

/** What a retailer takes: a code to be read, and what its barcode says. */
export const couponCode = type({ code: string(), barcodeData: string() })
/** How many codes a coupon has left, and those that the one who asks holds of it. */
export const couponDetails = type({
  remaining: integer(),
  coupons: array(couponCode),
  /** When those were redeemed. */
  redeemedAt: optional(instant()),
  termsConditionsUrl: optional(nullable(ownPath())),
})
/** How many codes a coupon has left, and those that the one who asks holds of it. */
export type CouponDetails = Infer<typeof couponDetails>
