export { TicketHelpDialog } from './TicketHelpDialog.tsx'
export type { TicketHelpDialogProps } from './TicketHelpDialog.tsx'
