import { array, integer, string, type, type Infer } from 'superstruct'

/** What a retailer takes: a code to be read, and what its barcode says. */
export const couponCode = type({ code: string(), barcodeData: string() })
export type CouponCode = Infer<typeof couponCode>

/** How many codes a coupon has left, and those that the one who asks holds of it. */
export const couponDetails = type({ remaining: integer(), coupons: array(couponCode) })
export type CouponDetails = Infer<typeof couponDetails>
