import { array, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** What a draw gives: points are credited by the club, money is in cents, anything else is described. */
export const DRAW_PRIZE_TYPES = ['POINTS', 'CASH', 'MERCHANDISE'] as const
export type DrawPrizeType = (typeof DRAW_PRIZE_TYPES)[number]

/** All that anybody is told of a winner: a first name and an initial. */
export const drawWinner = type({ name: nullable(string()) })
export type DrawWinner = Infer<typeof drawWinner>

export const drawPrize = type({
  id: integer(),
  drawId: integer(),
  name: string(),
  description: string(),
  prizeType: enums(DRAW_PRIZE_TYPES),
  /** Points, or cents. */
  amount: integer(),
  /** How many of it are drawn. */
  quantity: integer(),
  winners: optional(array(drawWinner)),
})
export type DrawPrize = Infer<typeof drawPrize>

export const draw = type({
  id: integer(),
  promotionId: nullable(integer()),
  name: string(),
  start: instant(),
  /** Entries count until this moment. */
  end: instant(),
  /** When the winners are picked. */
  draw: instant(),
  winnerAnnouncement: instant(),
  drawNumber: integer(),
  /** Of all players together. */
  entries: integer(),
  /** In cents. */
  totalPrizeAmount: integer(),
  prizes: optional(array(drawPrize)),
})
export type Draw = Infer<typeof draw>
