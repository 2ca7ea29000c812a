import { array, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'

/** What an entered ticket can bring: points, or entries into a draw. */
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
/** What a ticket brought: points, or entries into a draw. */
export type TicketPrize = Infer<typeof ticketPrize>

/** What an entered ticket brought, and the game that it belongs to. */
export const ticketEntryResult = type({
  /** A picture of the ticket's game, where the club has one. */
  graphicImageUrl: nullable(ownPath()),
  prizes: array(ticketPrize),
  gameNumber: string(),
  gameName: string(),
})
/** What an entered ticket brought, and the game that it belongs to. */
export type TicketEntryResult = Infer<typeof ticketEntryResult>
