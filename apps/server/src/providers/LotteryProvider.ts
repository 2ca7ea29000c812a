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

/** A ticket that is good, as the central system knows it. */
export interface GoodTicket {
  outcome: 'accepted'
  /** Not settled: it was sold just now, and its points follow. */
  isSettled: boolean
  gameNumber: string
  gameName: string
  gameTypeId: number
  /** In dollars. */
  retailPrice: number
  /** A picture of the game; shown where it is on the club's own site. */
  graphicImageUrl: string | null
  /** Collections that it counts for. */
  superBonusKeys: string[]
  /** Opens a game that reveals what was won. */
  revealToken: string | null
}

export type TicketVerdict = GoodTicket | { outcome: 'refused'; reason: TicketRefusal }

/** The lottery's central system. Every call rejects when there is no answer that can be relied on. */
export interface LotteryProvider {
  /**
   * Takes a ticket for the club: nobody can enter it elsewhere from then on. `entryId` is the same for every attempt
   * to ask, and so is the answer.
   */
  enterTicket(codes: TicketCodes, entryId: string): Promise<TicketVerdict>
  /** What it says of an entry by now. */
  readEntry(entryId: string): Promise<TicketVerdict>
}
