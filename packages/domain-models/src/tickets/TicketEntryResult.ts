import { array, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'

export const TICKET_PRIZE_TYPES = ['LOYALTY_POINTS', 'ENTRY'] as const

/** What a ticket brought: points, or entries into a draw. */
export const ticketPrize = type({
  prizeType: enums(TICKET_PRIZE_TYPES),
  /** PENDING: promised, and on its way. */
  status: enums(['PENDING', 'AWARDED']),
  amount: min(integer(), 0),
  /** Opens a game that reveals what was won. */
  token: nullable(string()),
  draw: nullable(type({ name: string(), promotionId: string() })),
  superBonuses: array(type({ superBonusKey: string() })),
})
export type TicketPrize = Infer<typeof ticketPrize>

export const ticketEntryResult = type({
  /** A picture of the ticket's game, where the club has one. */
  graphicImageUrl: nullable(ownPath()),
  prizes: array(ticketPrize),
  gameNumber: string(),
  gameName: string(),
})
export type TicketEntryResult = Infer<typeof ticketEntryResult>
