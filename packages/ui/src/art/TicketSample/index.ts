export { TicketSample } from './TicketSample.tsx'
export type { TicketSampleProps } from './TicketSample.tsx'
