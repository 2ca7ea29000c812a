export { TicketCard } from './TicketCard.tsx'
export type { TicketCardProps } from './TicketCard.tsx'
export { ticketCardElements, ticketTitleLevels } from './ticketCardVariants.ts'
export type { TicketCardElement, TicketTitleLevel } from './ticketCardVariants.ts'
