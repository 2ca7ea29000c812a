import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { loungeDraw } from './LoungeDraw.ts'
import { largestEntries, loungeReward, playerLoungeReward } from './LoungeReward.ts'
import { weeklyDrawing, weeklyForPlayer } from './lounge.fixtures.ts'

test('[REDEEM-010] a lounge reward has what its page needs', () => {
  expect(is(weeklyDrawing, loungeReward)).toBe(true)
  expect(is(weeklyForPlayer, playerLoungeReward)).toBe(true)
})

test.each([
  ...['id', 'externalId', 'internalName', 'amount', 'imageUrl', 'summary', 'description'],
  ...['termsConditionsUrl', 'extraData', 'frequencyCap'],
])('[REDEEM-010] a lounge reward without %s is invalid', field => {
  expect(is({ ...weeklyForPlayer, [field]: undefined }, playerLoungeReward)).toBe(false)
})

test('[REDEEM-011] a lounge draw has its dates, entries and prizes, and may have no draw date yet', () => {
  const { draw } = weeklyDrawing
  expect(is(draw, loungeDraw)).toBe(true)
  expect(is({ ...draw, draw: null }, loungeDraw)).toBe(true)
  expect(is({ ...draw, prizes: [{ name: '$500', multiplier: 1 }] }, loungeDraw)).toBe(false)
})

test.each([
  [95, 10, 5, 5],
  [35, 10, 5, 3],
  [9, 10, 5, 0],
  [95, 10, null, 9],
  [95, 10, 0, 0],
  [20_000_000, 10, null, 1_000_000],
  [20_000_000, 10, 1_500_000, 1_000_000],
])(
  '[REDEEM-016] %i tokens at %i per entry with %s left allow %i entries',
  (tokens, amount, capRemaining, most) => {
    expect(largestEntries({ tokens, amount, capRemaining })).toBe(most)
  },
)
