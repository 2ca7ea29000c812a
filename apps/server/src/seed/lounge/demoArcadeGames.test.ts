import { prizesFor, returnOf } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { makerOfGames } from '../../../test/makerOfGames.ts'
import { createDigitalRounds } from '../../activities/index.ts'
import { deriveSecrets } from '../../kernel/secrets/index.ts'
import { DEMO_ARCADE_GAMES } from './demoArcadeGames.ts'

const DRAWN = 20_000

test.each(DEMO_ARCADE_GAMES)(
  'twenty thousand plays of $name bring each prize as often as its page says, and all in all what it says',
  async ({ gameId, chances, price, wagers }) => {
    const wager = wagers[0] ?? price
    const rounds = createDigitalRounds({
      secrets: deriveSecrets('k'.repeat(32)),
      provider: makerOfGames().provider,
      onUnreachable: () => {},
    })
    const prizes = prizesFor(chances, wager)
    const drawn = await Promise.all(
      Array.from({ length: DRAWN }, async (_, index) => {
        const request = { operation: 'play', playerId: 'p', key: `request-${index}` }
        return (await rounds.open({ gameId, prizes, request })).prize
      }),
    )
    const plays = prizes.reduce((sum, { weight }) => sum + weight, 0)
    let [expected, variance] = [0, 0]
    for (const { amount, weight } of prizes) {
      const share = weight / plays
      const times = drawn.filter(prize => prize === amount).length
      // Within five standard deviations: the draws are seeded, so that this holds always or never.
      expect(Math.abs(times - share * DRAWN)).toBeLessThan(5 * Math.sqrt(DRAWN * share * (1 - share)) + 1)
      expected += amount * share
      variance += amount * amount * share
    }
    expect(expected / wager).toBeCloseTo(returnOf(chances), 10)
    const mean = drawn.reduce((sum, prize) => sum + prize, 0) / DRAWN
    expect(Math.abs(mean - expected)).toBeLessThan(5 * Math.sqrt((variance - expected * expected) / DRAWN))
  },
)

test('every demo game gives back between 88 and 95 of a hundred tokens', () => {
  for (const { chances } of DEMO_ARCADE_GAMES) {
    expect(returnOf(chances)).toBeGreaterThanOrEqual(0.88)
    expect(returnOf(chances)).toBeLessThanOrEqual(0.95)
  }
})
