import {
  GAME_TYPE_IDS,
  isOwnPath,
  ticketPoints,
  type TicketEntryResult,
  type TicketPrize,
} from '@players-club/domain-models'
import type { GoodTicket } from '../providers/index.ts'

const pointsPrize = (ticket: GoodTicket, points: number): TicketPrize[] =>
  points === 0 && ticket.superBonusKeys.length === 0 && ticket.revealToken === null
    ? []
    : [
        {
          prizeType: 'LOYALTY_POINTS',
          status: ticket.isSettled ? 'AWARDED' : 'PENDING',
          amount: points,
          token: ticket.revealToken,
          draw: null,
          superBonuses: ticket.superBonusKeys.map(superBonusKey => ({ superBonusKey })),
        },
      ]

/** Our pages load pictures from our own site only; a ticket is not refused for its picture. */
const pictureOf = ({ graphicImageUrl: path }: GoodTicket) => (path !== null && isOwnPath(path) ? path : null)

/** What a valid ticket earns its player. */
export const prizesOf = (ticket: GoodTicket): { points: number; result: TicketEntryResult } => {
  const { gameNumber, gameName } = ticket
  const graphicImageUrl = pictureOf(ticket)
  const points = ticketPoints(ticket.retailPrice)
  return { points, result: { graphicImageUrl, gameNumber, gameName, prizes: pointsPrize(ticket, points) } }
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  [GAME_TYPE_IDS.scratchers]: 'history.entry.scratcherTicket',
  [GAME_TYPE_IDS.fastPlay]: 'history.entry.fastPlayTicket',
  [GAME_TYPE_IDS.quickDraw]: 'history.entry.quickDrawTicket',
}

/** The history's key for a ticket of this type. */
export const descriptionOf = (gameTypeId: number): string =>
  DESCRIPTIONS[gameTypeId] ?? 'history.entry.drawTicket'

/** A ticket enters the draws of its game with one entry per dollar, and at least one. */
export const entriesOf = ({ retailPrice }: GoodTicket): number => Math.max(1, Math.floor(retailPrice))

/** Entries into a draw, as shown to the player. */
export const entryPrize = (amount: number, draw: { name: string; promotionId: number }): TicketPrize => ({
  prizeType: 'ENTRY',
  status: 'AWARDED',
  amount,
  token: null,
  draw: { name: draw.name, promotionId: String(draw.promotionId) },
  superBonuses: [],
})
