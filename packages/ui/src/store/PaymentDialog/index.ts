export { PaymentDialog } from './PaymentDialog.tsx'
export type { PaymentDialogProps } from './PaymentDialog.tsx'
