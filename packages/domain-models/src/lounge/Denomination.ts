import { enums, integer, min, type, type Infer } from 'superstruct'
import type { ArcadeGame } from './ArcadeGame.ts'
import { TOP_PRIZE_MULTIPLIER } from './constants.ts'

/** What one play can take, and the most that it can give then. */
export const denomination = type({
  value: min(integer(), 1),
  topPrizeValue: min(integer(), 0),
  topPrizeType: enums(['tokens']),
})
/** What one play can take, and the most that it can give then. */
export type Denomination = Infer<typeof denomination>

/** A game's wagers, the least first. One without any is played at its price, for its top prize. */
export function denominationsOf(
  denominations: readonly Denomination[],
  { retailPrice, topPrize }: Pick<ArcadeGame, 'retailPrice' | 'topPrize'>,
): Denomination[] {
  if (denominations.length > 0) return denominations.toSorted((one, other) => one.value - other.value)
  const topPrizeValue = topPrize ?? retailPrice * TOP_PRIZE_MULTIPLIER
  return [{ value: retailPrice, topPrizeValue, topPrizeType: 'tokens' }]
}

/** Which wager is chosen before the player chooses: the configured one, or the last where there are fewer. */
export const defaultWager = (wagers: readonly Denomination[], index: number): number =>
  Math.max(0, Math.min(index, wagers.length - 1))
