import type { TicketEntryResult, TicketPrize } from './TicketEntryResult.ts'

/** Points that a ticket brought. */
export const pointsPrize: TicketPrize = {
  prizeType: 'LOYALTY_POINTS',
  status: 'AWARDED',
  amount: 50,
  token: null,
  draw: null,
  superBonuses: [],
}

/** Points that a ticket will bring once it is confirmed. */
export const pendingPointsPrize: TicketPrize = { ...pointsPrize, status: 'PENDING' }

/** Five entries into a draw that a ticket brought. */
export const entryPrize: TicketPrize = {
  prizeType: 'ENTRY',
  status: 'AWARDED',
  amount: 5,
  token: null,
  draw: { name: 'Saguaro Summer second chance', promotionId: '310' },
  superBonuses: [],
}

/** A scratcher of five dollars. */
export const goodTicketResult: TicketEntryResult = {
  graphicImageUrl: null,
  prizes: [pointsPrize],
  gameNumber: '1432',
  gameName: 'Copper Canyon Cash',
}

/** It counts for a draw as well, and for a collection. */
export const richTicketResult: TicketEntryResult = {
  ...goodTicketResult,
  graphicImageUrl: '/media/api/file/games/1432.svg',
  prizes: [{ ...pointsPrize, amount: 300, superBonuses: [{ superBonusKey: 'desert-trail' }] }, entryPrize],
}

/** The result of a ticket that was sold just now, whose points are not confirmed yet. */
export const pendingTicketResult: TicketEntryResult = { ...goodTicketResult, prizes: [pendingPointsPrize] }
