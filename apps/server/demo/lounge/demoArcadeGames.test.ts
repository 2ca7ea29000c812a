import { prizeOfLot, prizesFor, returnOf } from '@players-club/domain-models'
import { assert, expect, test } from 'vitest'
import { DEMO_ARCADE_GAMES } from './demoArcadeGames.ts'

const LOTS = 20_000

test.each([
  'Monsoon Reels',
  'Sizzling Hot Monsoon',
  'Canyon Crossword',
  'Roadrunner Maze',
  'Pick a Piñata',
  'The Copper Wheel',
  'Night Sky Gems',
  'Saguaro Spin',
])(
  'twenty thousand plays of %s win each prize as often as its page says, and return what it says',
  wanted => {
    const game = DEMO_ARCADE_GAMES.find(({ name }) => name === wanted)
    assert(game)
    const { chances, price, wagers } = game
    const wager = wagers[0] ?? price
    const prizes = prizesFor(chances, wager)
    // Random numbers at equal distances over the whole range.
    const drawn = Array.from({ length: LOTS }, (_, index) => prizeOfLot(prizes, (index + 0.5) / LOTS))
    const plays = prizes.reduce((sum, { weight }) => sum + weight, 0)
    let expected = 0
    for (const { amount, weight } of prizes) {
      const times = drawn.filter(prize => prize === amount).length
      expect(Math.abs(times - (LOTS * weight) / plays)).toBeLessThanOrEqual(1)
      expected += (amount * weight) / plays
    }
    expect(expected / wager).toBeCloseTo(returnOf(chances), 10)
  },
)

test('each of the eight demo games returns between 88 and 95 of a hundred tokens', () => {
  expect(DEMO_ARCADE_GAMES).toHaveLength(8)
  for (const { chances } of DEMO_ARCADE_GAMES) {
    expect(returnOf(chances)).toBeGreaterThanOrEqual(0.88)
    expect(returnOf(chances)).toBeLessThanOrEqual(0.95)
  }
})
