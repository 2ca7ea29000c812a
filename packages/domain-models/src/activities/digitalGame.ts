import { array, boolean, enums, integer, min, string, type, type Infer } from 'superstruct'

/** Where what a play wins comes from, or that it wins tokens; a play for fun wins nothing. */
export const DIGITAL_PRIZE_TYPES = ['LOYALTY_POINTS', 'BONUS_CAMPAIGN', 'TOKENS', 'NONE'] as const
/** Where what a play wins comes from, or that it wins tokens; a play for fun wins nothing. */
export type DigitalPrizeType = (typeof DIGITAL_PRIZE_TYPES)[number]

/** One of the outcomes of a game: so much, in so many of all plays. */
const digitalPrize = type({ amount: min(integer(), 0), weight: min(integer(), 1) })
/** One of the outcomes of a game: so much, in so many of all plays. */
export type DigitalPrize = Infer<typeof digitalPrize>

/** A digital game that is offered: what can be won in it, and how often that happens. */
export const digitalGame = type({
  /** Of what it is offered by: an activity, or a reward. */
  key: string(),
  /** What its maker calls it. */
  gameId: string(),
  playForFun: boolean(),
  prizeType: enums(DIGITAL_PRIZE_TYPES),
  prizes: array(digitalPrize),
})
/** A digital game that is offered: what can be won in it, and how often that happens. */
export type DigitalGame = Infer<typeof digitalGame>

/** A play that was bought or begun. Its outcome is fixed: the game only reveals it. */
export const digitalGamePlay = type({
  digitalRevealToken: string(),
  baseAmount: integer(),
  prizeType: enums(DIGITAL_PRIZE_TYPES),
})
/** A play that was bought or begun. Its outcome is fixed: the game only reveals it. */
export type DigitalGamePlay = Infer<typeof digitalGamePlay>

/** What a play that is over came to, and what the player has by then. */
export const digitalGameResult = type({ amount: integer(), balance: integer() })
/** What a play that is over came to, and what the player has by then. */
export type DigitalGameResult = Infer<typeof digitalGameResult>

/** What a bonus campaign gives, and tokens, are given at the end of the play; all else was given with its outcome. */
export const isEndedByClub = ({ prizeType }: Pick<DigitalGamePlay, 'prizeType'>): boolean =>
  prizeType === 'BONUS_CAMPAIGN' || prizeType === 'TOKENS'

const weightOf = (prizes: readonly DigitalPrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The prize of a lot, which is at least 0 and less than 1. */
export function prizeOfLot(prizes: readonly DigitalPrize[], lot: number): number {
  let left = lot * weightOf(prizes)
  for (const { amount, weight } of prizes) {
    if (left < weight) return amount
    left -= weight
  }
  return 0
}

/** How many plays it takes on average to win this prize once: 20 is one in 20. */
export const chanceOf = (prize: DigitalPrize, prizes: readonly DigitalPrize[]): number =>
  Math.round((weightOf(prizes) / prize.weight) * 10) / 10
