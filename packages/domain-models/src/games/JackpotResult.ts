import { array, enums, integer, nullable, number, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** OPEN: tickets for this draw are sold. PAYABLE: it has been drawn. */
export const JACKPOT_STATUSES = ['OPEN', 'PAYABLE'] as const
/** OPEN: tickets for this draw are sold. PAYABLE: it has been drawn. */
export type JackpotStatus = (typeof JACKPOT_STATUSES)[number]

/** A draw of a jackpot game: an estimate while it is open, then the numbers that were drawn. */
export const jackpotResult = type({
  id: integer(),
  gameId: integer(),
  drawNumber: integer(),
  drawDate: instant(),
  status: enums(JACKPOT_STATUSES),
  /** In dollars, estimated while the draw is open; nothing where the game has none. */
  jackpot: nullable(number()),
  /** What the jackpot is worth when it is taken at once. */
  cashValue: nullable(number()),
  /** Empty until it is drawn. */
  numbers: array(integer()),
  specialBall: nullable(integer()),
  multiplier: nullable(integer()),
})
/** A draw of a jackpot game: an estimate while it is open, then the numbers that were drawn. */
export type JackpotResult = Infer<typeof jackpotResult>
