export { TicketEntryView } from './TicketEntryView.tsx'
export type { TicketEntryViewProps } from './TicketEntryView.tsx'
