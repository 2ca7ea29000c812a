export { TicketResultDialog } from './TicketResultDialog.tsx'
export type { TicketResultDialogProps } from './TicketResultDialog.tsx'
