export { TicketPrizes } from './TicketPrizes.tsx'
export type { TicketPrizesProps } from './TicketPrizes.tsx'
