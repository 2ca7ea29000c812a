export { TicketLayout } from './TicketLayout.tsx'
export type { BesideTicketProps } from './TicketLayout.tsx'
