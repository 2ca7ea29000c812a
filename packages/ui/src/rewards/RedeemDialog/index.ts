export { RedeemDialog } from './RedeemDialog.tsx'
export type { RedeemDialogProps } from './RedeemDialogProps.ts'
