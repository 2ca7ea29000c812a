import { enums, integer, nullable, string, type, type Infer } from 'superstruct'
import { ticketEntryResult } from '../tickets/TicketEntryResult.ts'
import { instant } from '../time/Instant.ts'

/** The states of a ticket that was entered: under check, waiting for its points, credited or refused. */
const TICKET_ENTRY_STATES = ['CHECKING', 'PENDING', 'CREDITED', 'REFUSED'] as const
/** The state of a ticket that was entered: under check, waiting for its points, credited or refused. */
export type TicketEntryState = (typeof TICKET_ENTRY_STATES)[number]

/** A ticket that the player entered, and its result. */
export const ticketEntry = type({
  id: string(),
  entered: instant(),
  ticketCode: string(),
  state: enums(TICKET_ENTRY_STATES),
  /** Credited, or on their way. */
  points: integer(),
  /** There once the ticket is known to be good. */
  result: nullable(ticketEntryResult),
  /** Why it was refused: the last part of the error's key. */
  reason: nullable(string()),
})
/** A ticket that the player entered, and its result. */
export type TicketEntry = Infer<typeof ticketEntry>
