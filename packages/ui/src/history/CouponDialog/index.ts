export { CouponDialog } from './CouponDialog.tsx'
export type { CouponDialogProps } from './CouponDialog.tsx'
