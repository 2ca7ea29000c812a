export type { EnterTicketState } from './enterTicket/enterTicket.machine.ts'
export * from './enterTicket/useEnterTicket.ts'
