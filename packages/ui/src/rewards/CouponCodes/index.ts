export { CouponCodes } from './CouponCodes.tsx'
export type { CouponCodesProps } from './CouponCodes.tsx'
