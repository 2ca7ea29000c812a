import type { DemoGame, DemoPrize } from './DemoGame.ts'

const LEVELS = 8
/** Nearly half of the prizes are the price of the ticket or little more. */
const SHARE_OF_SMALLEST = 0.46

/** 1, 2, 5, 10, 20, 50 … */
const steps = Array.from(
  { length: 22 },
  (_, index) => ([1, 2, 5][index % 3] ?? 1) * 10 ** Math.floor(index / 3),
)

/**
 * The prizes of an instant ticket: from its price up to the top prize, each rarer than the one below, so that together
 * they match the odds of the game.
 */
export function instantPrizes(
  game: Pick<DemoGame, 'gameId' | 'price' | 'topPrize' | 'topPrizeText' | 'odds'>,
): readonly DemoPrize[] {
  const { price, odds, topPrize = 500_000, topPrizeText } = game
  const between = steps.filter(step => step > price && step < topPrize)
  const amounts = [...spread(between, LEVELS - 2), price].toSorted((one, other) => other - one)
  const rarer = (topPrize / price) ** (1 / LEVELS) + 1.2
  const shares = amounts.map((_, index) => SHARE_OF_SMALLEST / rarer ** (amounts.length - 1 - index))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const lower = amounts.map((prize, index) => {
    const oneIn = (odds * whole) / (shares[index] ?? 1)
    return { prize, odds: rounded(oneIn), remaining: Math.round(1_900_000 / oneIn) }
  })
  const remaining = 2 + (game.gameId % 3)
  return [{ prize: topPrizeText ?? topPrize, odds: rounded(5_700_000 / remaining / 3), remaining }, ...lower]
}

const rounded = (odds: number) => (odds < 100 ? Math.round(odds * 100) / 100 : Math.round(odds))

/** A number of items from the list, evenly from the first to the last. */
function spread(list: readonly number[], count: number): number[] {
  if (list.length <= count) return [...list]
  return Array.from(
    { length: count },
    (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))] ?? 0,
  )
}
