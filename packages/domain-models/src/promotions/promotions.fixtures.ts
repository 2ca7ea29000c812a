import type { Draw, DrawPrizeContent, EnteredDraw, WonPrize } from './Draw.ts'
import type { Promotion } from './Promotion.ts'

/** A promotion that takes entries. */
export const runningPromotion: Promotion = {
  id: 2,
  name: 'Red Rock Road Trip',
  description: 'A week between Sedona and the Canyon for you and three friends.',
  fullImage: '/media/api/file/promotions/roadTrip.svg',
  featured: true,
  promotionType: 'STANDARD',
  start: '2026-11-01T07:00:00.000Z',
  endingSoon: '2026-12-24T07:00:00.000Z',
  entryEnd: '2026-12-31T07:00:00.000Z',
  status: null,
}

/** A promotion with a prize that grows. */
export const progressivePromotion: Promotion = {
  ...runningPromotion,
  id: 4,
  name: 'Copper Mine Jackpot',
  description: 'Every entry adds a quarter to the prize.',
  fullImage: '/media/api/file/promotions/copperMine.svg',
  featured: false,
  promotionType: 'PROGRESSIVE',
  progressiveDrawDate: '2026-11-27T20:00:00.000Z',
  progressiveEntryEndDate: '2026-11-27T07:00:00.000Z',
  progressiveDrawNumber: 7,
  progressivePrize: { drawId: 41, amount: 1_254_325, maximum: 2_500_000 },
}

/** A prize in money with two winners, one of them unnamed. */
export const wonCashPrize: WonPrize = {
  id: 11,
  drawId: 21,
  name: 'Five hundred dollars',
  prizeType: 'CASH',
  amount: 50_000,
  quantity: 2,
  winners: [
    { place: 1, name: 'Marisol V.' },
    { place: 2, name: null },
  ],
}

/** A prize in points with one winner. */
export const wonPointsPrize: WonPrize = {
  id: 12,
  drawId: 21,
  name: 'A thousand points',
  prizeType: 'POINTS',
  amount: 1000,
  quantity: 1,
  winners: [{ place: 1, name: 'Dale B.' }],
}

/** A prize that is neither money nor points, with its description. */
export const tripPrize: DrawPrizeContent = {
  id: 13,
  drawId: 22,
  name: 'The trip',
  description: 'Seven nights, a car, and a guide for a day.',
  prizeType: 'MERCHANDISE',
  amount: 400_000,
  quantity: 1,
}

/** A draw that takes entries. */
export const openDraw: Draw = {
  id: 22,
  promotionId: 2,
  name: 'November draw',
  start: '2026-11-01T07:00:00.000Z',
  end: '2026-12-01T07:00:00.000Z',
  draw: '2026-12-02T20:00:00.000Z',
  winnerAnnouncement: '2026-12-03T20:00:00.000Z',
  stage: 'open',
  drawNumber: 2,
  entries: 4_812,
  totalPrizeAmount: 0,
}

/** A draw whose winners are announced. */
export const drawnDraw: Draw = {
  ...openDraw,
  id: 21,
  name: 'October draw',
  start: '2026-10-01T07:00:00.000Z',
  end: '2026-11-01T07:00:00.000Z',
  draw: '2026-11-02T20:00:00.000Z',
  winnerAnnouncement: '2026-11-03T20:00:00.000Z',
  stage: 'announced',
  drawNumber: 1,
  entries: 3_977,
  totalPrizeAmount: 100_000,
}

/** A draw that takes entries and that the player has entered. */
export const enteredOpenDraw: EnteredDraw = {
  ...openDraw,
  playerEntries: 12,
  lastEntered: '2026-11-19T02:11:00.000Z',
  wonPrize: null,
}

/** A draw in which the player won points. */
export const wonDraw: EnteredDraw = {
  ...drawnDraw,
  playerEntries: 1,
  lastEntered: '2026-10-20T02:11:00.000Z',
  wonPrize: { id: 12, drawId: 21, name: 'A thousand points', prizeType: 'POINTS', amount: 1000, quantity: 1 },
}
