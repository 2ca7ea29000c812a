export { BesideTicket } from './BesideTicket.tsx'
export type { BesideTicketProps } from './BesideTicket.tsx'
