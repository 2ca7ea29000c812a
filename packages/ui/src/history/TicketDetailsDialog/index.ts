export { TicketDetailsDialog } from './TicketDetailsDialog.tsx'
export type { TicketDetailsDialogProps } from './TicketDetailsDialog.tsx'
