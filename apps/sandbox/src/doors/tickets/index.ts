export { TicketEntries } from './TicketEntry.ts'
export { ticketsDoor } from './ticketsDoor.ts'
