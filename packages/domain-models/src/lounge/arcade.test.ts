import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { arcadeGame } from './ArcadeGame.ts'
import { denomination, denominationsOf, type Denomination } from './Denomination.ts'
import { monsoonReels, orchardPinata } from './lounge.fixtures.ts'

const of = (value: number): Denomination => ({ value, topPrizeValue: value * 100, topPrizeType: 'tokens' })

test('[ARCADE-007] an arcade game has what its page and its launch need', () => {
  for (const game of [monsoonReels, orchardPinata]) expect(is(game, arcadeGame)).toBe(true)
  expect(Object.keys(monsoonReels)).toEqual(
    expect.arrayContaining([
      ...['id', 'gameId', 'name', 'vendor', 'externalLink', 'retailPrice', 'topPrize', 'playForFun'],
      ...['description', 'logo', 'ticketFullImage', 'ticketFullImageMobile'],
    ]),
  )
  expect(is({ ...monsoonReels, vendor: 'OTHER' }, arcadeGame)).toBe(false)
})

test('[ARCADE-008] a wager has a value and a top prize in tokens', () => {
  expect(is(of(50), denomination)).toBe(true)
  expect(is({ ...of(50), topPrizeType: 'cash' }, denomination)).toBe(false)
})

test('[ARCADE-009] wagers are sorted by value', () => {
  const values = denominationsOf([of(500), of(50), of(100)], monsoonReels).map(({ value }) => value)
  expect(values).toEqual([50, 100, 500])
})

test('[ARCADE-010] a game without wagers has one, made of its price and top prize', () => {
  expect(denominationsOf([], { retailPrice: 50, topPrize: 5000 })).toEqual([
    { value: 50, topPrizeValue: 5000, topPrizeType: 'tokens' },
  ])
  expect(denominationsOf([], { retailPrice: 50, topPrize: null })[0]?.topPrizeValue).toBe(250_000)
})
