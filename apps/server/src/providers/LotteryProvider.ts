import type { TicketCodes } from '@players-club/domain-models'

export const TICKET_REFUSALS = [
  'cancelled',
  'expired',
  'gameEnded',
  'gameNotStarted',
  'invalid',
  'notFound',
  'playLimit',
  'used',
] as const
export type TicketRefusal = (typeof TICKET_REFUSALS)[number]

/** A valid ticket, as the central system knows it. */
export interface GoodTicket {
  outcome: 'accepted'
  /** Not settled: it was just sold, and its points are pending. */
  isSettled: boolean
  gameNumber: string
  gameName: string
  gameTypeId: number
  /** In dollars. */
  retailPrice: number
  /** A picture of the game; shown only if it is on the club's own site. */
  graphicImageUrl: string | null
  /** The collections that it counts for. */
  superBonusKeys: string[]
  /** The token of a game that reveals its prize. */
  revealToken: string | null
}

export type TicketVerdict = GoodTicket | { outcome: 'refused'; reason: TicketRefusal }

/** The lottery's central system. Every call rejects without a valid answer. */
export interface LotteryProvider {
  /**
   * Takes a ticket for the club: it cannot be entered elsewhere from then on. `entryId` is the same for every attempt,
   * and so is the answer.
   */
  enterTicket(codes: TicketCodes, entryId: string): Promise<TicketVerdict>
  /** The current verdict about an entry. */
  readEntry(entryId: string): Promise<TicketVerdict>
}
