import {
  GAME_TYPE_IDS,
  isOwnPath,
  ticketPoints,
  type Locale,
  type TicketEntryResult,
  type TicketPrize,
} from '@players-club/domain-models'
import type { GoodTicket } from '../providers/index.ts'
import type { StoredPrize } from './storedResult.ts'

const pointsPrize = (ticket: GoodTicket, points: number, superBonusKeys: readonly string[]): TicketPrize[] =>
  points === 0 && superBonusKeys.length === 0 && ticket.revealToken === null
    ? []
    : [
        {
          prizeType: 'LOYALTY_POINTS',
          status: ticket.isSettled ? 'AWARDED' : 'PENDING',
          amount: points,
          token: ticket.revealToken,
          draw: null,
          superBonuses: superBonusKeys.map(superBonusKey => ({ superBonusKey })),
        },
      ]

/** Our pages load pictures from our own site only; a ticket is not refused for its picture. */
const pictureOf = ({ graphicImageUrl: path }: GoodTicket) => (path !== null && isOwnPath(path) ? path : null)

/** The points of a valid ticket. */
export const pointsOf = ({ retailPrice }: GoodTicket): number => ticketPoints(retailPrice)

/** What a valid ticket earns its player, and the collections that it counts for. */
export const resultOf = (ticket: GoodTicket, superBonusKeys: readonly string[]): TicketEntryResult => {
  const { gameNumber, gameName } = ticket
  const prizes = pointsPrize(ticket, pointsOf(ticket), superBonusKeys)
  return { graphicImageUrl: pictureOf(ticket), gameNumber, gameName, prizes }
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

/** Entries into a draw. */
export const entryPrize = (
  amount: number,
  draw: { name: Record<Locale, string>; promotionId: number },
): StoredPrize => ({
  prizeType: 'ENTRY',
  status: 'AWARDED',
  amount,
  token: null,
  draw: { name: draw.name, promotionId: String(draw.promotionId) },
  superBonuses: [],
})
