export type { EnterTicketState, Misplaced } from './enterTicket.machine.ts'
export { useEnterTicket, type EnterTicket } from './useEnterTicket.ts'
