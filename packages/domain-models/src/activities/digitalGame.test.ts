import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { spinGame, spinPlay } from './activities.fixtures.ts'
import { chanceOf, digitalGamePlay, prizeOfLot, isEndedByClub } from './digitalGame.ts'

test('[ACTV-019] a play’s result has digitalRevealToken, baseAmount and prizeType', () => {
  expect(is(spinPlay, digitalGamePlay)).toBe(true)
  for (const prizeType of ['BONUS_CAMPAIGN', 'TOKENS', 'LOYALTY_POINTS', 'NONE'])
    expect(is({ ...spinPlay, prizeType }, digitalGamePlay)).toBe(true)
  expect(is({ ...spinPlay, prizeType: 'MONEY' }, digitalGamePlay)).toBe(false)
  for (const member of ['digitalRevealToken', 'baseAmount', 'prizeType'])
    expect(is({ ...spinPlay, [member]: undefined }, digitalGamePlay)).toBe(false)
})

test.each([
  ['BONUS_CAMPAIGN', true],
  ['TOKENS', true],
  ['LOYALTY_POINTS', false],
  ['NONE', false],
] as const)('[ACTV-013] a prize of the type %s is ended by the club: %s', (prizeType, isEnded) => {
  expect(isEndedByClub({ prizeType })).toBe(isEnded)
})

describe('the prize for a random number', () => {
  const { prizes } = spinGame

  test.each([
    [0, 0],
    [0.5999, 0],
    [0.6, 50],
    [0.8999, 50],
    [0.9, 100],
    [0.99, 500],
    [0.99999, 500],
  ])('%d wins %d', (lot, amount) => {
    expect(prizeOfLot(prizes, lot)).toBe(amount)
  })

  test('occurs as often as its weight says', () => {
    expect(prizes.map(prize => chanceOf(prize, prizes))).toEqual([1.7, 3.3, 11.1, 100])
    const lots = Array.from({ length: 10_000 }, (_, index) => prizeOfLot(prizes, index / 10_000))
    expect(lots.filter(amount => amount === 500)).toHaveLength(100)
  })
})
