export type { EnterTicketState, Misplaced } from './enterTicket/enterTicket.machine.ts'
export * from './enterTicket/useEnterTicket.ts'
