import { assert, is } from 'superstruct'
import { expect, test } from 'vitest'
import { TICKET_PRIZE_TYPES, ticketEntryResult, ticketPrize } from './TicketEntryResult.ts'
import { pointsIn, ticketOutcome, ticketPoints } from './ticketOutcome.ts'
import { entryPrize, pendingPointsPrize, pointsPrize, richTicketResult } from './tickets.fixtures.ts'

test('[TICKET-007] a ticket’s result has a picture, prizes and the game’s number', () => {
  assert(richTicketResult, ticketEntryResult)
  expect(Object.keys(richTicketResult)).toEqual(
    expect.arrayContaining(['graphicImageUrl', 'prizes', 'gameNumber']),
  )
})

test.each([
  [null, true],
  ['/media/api/file/games/1432.svg', true],
  ['https://lottery.example/1432.svg', false],
  ['//lottery.example/1432.svg', false],
])('[TICKET-007] the picture %j is allowed on our pages: %s', (graphicImageUrl, isShown) => {
  expect(is({ ...richTicketResult, graphicImageUrl }, ticketEntryResult)).toBe(isShown)
})

test('[TICKET-008] a ticket prize is points or entries, pending or awarded, with its draw and collections', () => {
  expect(TICKET_PRIZE_TYPES).toEqual(['LOYALTY_POINTS', 'ENTRY'])
  expect(is(entryPrize, ticketPrize)).toBe(true)
  expect(is({ ...pointsPrize, superBonuses: [{ superBonusKey: 'desert-trail' }] }, ticketPrize)).toBe(true)
  expect(is({ ...pointsPrize, prizeType: 'MONEY' }, ticketPrize)).toBe(false)
  expect(is({ ...pointsPrize, amount: -1 }, ticketPrize)).toBe(false)
})

const pendingEntry = { ...entryPrize, status: 'PENDING' } as const
const revealing = { ...pendingPointsPrize, token: 'reveal-1' }

test.each([
  ['pending points', [pendingPointsPrize], 'pending'],
  ['pending points twice', [pendingPointsPrize, pendingPointsPrize], 'pending'],
  ['nothing', [], 'success'],
  ['points', [pointsPrize], 'success'],
  ['points, and pending ones', [pointsPrize, pendingPointsPrize], 'success'],
  ['pending points and pending entries', [pendingPointsPrize, pendingEntry], 'success'],
  ['pending points and a token', [pendingPointsPrize, revealing], 'success'],
] as const)('[TICKET-013] a ticket that brings %s has the outcome %s', (_, prizes, outcome) => {
  expect(ticketOutcome(prizes)).toBe(outcome)
})

test('the sum of points excludes entries', () => {
  expect(pointsIn(richTicketResult.prizes)).toBe(300)
  expect(pointsIn([pointsPrize, pendingPointsPrize])).toBe(100)
})

test.each([
  [5, 50],
  [30, 300],
  [1, 10],
  [0.5, 5],
  [2.29, 22],
  [4.35, 43],
  [1.1, 11],
  [2.3, 23],
  [0, 0],
])('[TICKET-017] a ticket of $%d earns %d points', (retailPrice, points) => {
  expect(ticketPoints(retailPrice)).toBe(points)
})
