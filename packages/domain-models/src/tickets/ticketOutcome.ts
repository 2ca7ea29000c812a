import { POINTS_PER_DOLLAR } from './constants.ts'
import type { TicketPrize } from './TicketEntryResult.ts'

const isPendingPoints = ({ prizeType, status, token }: TicketPrize) =>
  prizeType === 'LOYALTY_POINTS' && status === 'PENDING' && token === null

/** Pending: points that are on their way, and nothing else. A ticket without prizes was entered all the same. */
export const ticketOutcome = (prizes: readonly TicketPrize[]): 'pending' | 'success' =>
  prizes.length > 0 && prizes.every(isPendingPoints) ? 'pending' : 'success'

/** The points in it, on their way or not. */
export const pointsIn = (prizes: readonly TicketPrize[]): number =>
  prizes.reduce((sum, { prizeType, amount }) => (prizeType === 'LOYALTY_POINTS' ? sum + amount : sum), 0)

/** What a ticket earns by the retail price of its game. Counted in cents: dollars would round where they must not. */
export const ticketPoints = (retailPrice: number): number =>
  Math.floor((Math.round(retailPrice * 100) * POINTS_PER_DOLLAR) / 100)
