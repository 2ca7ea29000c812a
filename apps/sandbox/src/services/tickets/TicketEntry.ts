import { instant } from '@players-club/domain-models'
import { array, type Infer, nullable, object, size, string } from 'superstruct'

/** What the product posts to enter a ticket. */
export const PostedTicket = object({
  ticketCode: size(string(), 1, 40),
  secondCode: nullable(size(string(), 1, 20)),
})
export type PostedTicket = Infer<typeof PostedTicket>

/** An accepted ticket, with the entry that owns it and its time. */
export const TicketEntry = object({ entryId: string(), ticketCode: string(), enteredAt: instant() })
export type TicketEntry = Infer<typeof TicketEntry>

export const TicketEntries = array(TicketEntry)
export type TicketEntries = Infer<typeof TicketEntries>
