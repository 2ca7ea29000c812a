export { EnterTicketLink } from './EnterTicketLink.tsx'
export type { EnterTicketLinkProps } from './EnterTicketLink.tsx'
