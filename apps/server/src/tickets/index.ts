export { ticketDaysHousekeeping, ticketReconciler } from './ticketReconciler.ts'
export { ticketsRoutes } from './tickets.routes.ts'
export { createTickets } from './tickets.service.ts'
export type { TicketState } from './tickets.tables.ts'
