export { RedeemDialog } from './RedeemDialog.tsx'
export type { RedeemDialogProps } from './RedeemDialog.tsx'
