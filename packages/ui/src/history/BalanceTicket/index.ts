export { BalanceTicket } from './BalanceTicket.tsx'
export type { BalanceTicketProps } from './BalanceTicket.tsx'
