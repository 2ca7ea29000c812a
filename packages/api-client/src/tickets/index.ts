export { enterTicket } from './enterTicket.ts'
