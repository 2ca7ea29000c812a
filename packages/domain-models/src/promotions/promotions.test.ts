import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { draw, drawDetails, drawPrize, enteredDraw, wonPrize } from './Draw.ts'
import { promotion } from './Promotion.ts'
import {
  drawnDraw,
  openDraw,
  progressivePromotion,
  runningPromotion,
  wonCashPrize,
  wonDraw,
} from './promotions.fixtures.ts'
import { drawTitle } from './drawTitle.ts'
import { drawInFocus, drawStage, pageInFocus } from './drawStage.ts'
import { promotionsOffset } from './promotionsOffset.ts'
import { isJackpotReached, isPromotionActive, promotionStatus } from './promotionStatus.ts'

describe('a promotion', () => {
  test('[PROMO-007] has its fields, and those of its progressive prize', () => {
    expect(is(runningPromotion, promotion)).toBe(true)
    expect(is(progressivePromotion, promotion)).toBe(true)
    expect(is({ ...progressivePromotion, progressivePrize: null }, promotion)).toBe(true)
  })

  test.each([
    { promotionType: 'OTHER' },
    { endingSoon: 'soon' },
    { entryEnd: undefined },
    { progressivePrize: { amount: 1, maximum: 2 } },
    { progressiveDrawDate: '2026-11-27' },
  ])('[PROMO-007] is invalid with %j', change => {
    expect(is({ ...progressivePromotion, ...change }, promotion)).toBe(false)
  })
})

describe('the status of a promotion', () => {
  test.each([
    ['comingSoon', '2026-11-01T06:59:59.999Z', false],
    [null, '2026-11-01T07:00:00.000Z', true],
    [null, '2026-12-24T06:59:59.999Z', true],
    ['endingSoon', '2026-12-24T07:00:00.000Z', true],
    ['endingSoon', '2026-12-31T06:59:59.999Z', true],
    ['ended', '2026-12-31T07:00:00.000Z', false],
  ])('[PROMO-008] is %s at %s', (status, at, active) => {
    const shown = promotionStatus(runningPromotion, new Date(at))
    expect(shown).toBe(status)
    expect(isPromotionActive({ status: shown })).toBe(active)
  })
})

test.each([
  [99, false],
  [100, true],
  [101, true],
])('[PROMO-009] a jackpot of %d with the maximum 100 counts as reached: %s', (amount, reached) => {
  expect(isJackpotReached({ amount, maximum: 100 })).toBe(reached)
})

test.each([
  ['upcoming', '2026-11-01T06:59:59.999Z'],
  ['open', '2026-11-01T07:00:00.000Z'],
  ['open', '2026-12-01T06:59:59.999Z'],
  ['closed', '2026-12-01T07:00:00.000Z'],
  ['closed', '2026-12-03T19:59:59.999Z'],
  ['announced', '2026-12-03T20:00:00.000Z'],
])('the stage of a draw is %s at %s', (stage, at) => {
  expect(drawStage({ ...openDraw, isDrawn: true }, new Date(at))).toBe(stage)
})

test('a draw stays closed after its announcement until its winners are picked', () => {
  expect(drawStage({ ...openDraw, isDrawn: false }, new Date('2026-12-03T20:00:00.000Z'))).toBe('closed')
})

test('the draw in focus is the first that is open or to come, else the last', () => {
  expect(drawInFocus([openDraw], [drawnDraw])).toBe(openDraw)
  expect(drawInFocus([], [{ ...drawnDraw, id: 20 }, drawnDraw])).toBe(drawnDraw)
  expect(drawInFocus([], [])).toBeUndefined()
})

test.each([
  [0, 0, 0],
  [6, 6, 0],
  [6, 0, 0],
  [7, 1, 1],
  [7, 2, 0],
  [7, 0, 1],
  [12, 0, 1],
  [150, 1, 24],
])('of %i draws, %i of them open or to come, the one in focus is on page %i', (total, active, page) => {
  expect(pageInFocus({ total, active })).toBe(page)
})

test('a draw is named after its promotion, unless both have the same name', () => {
  expect(drawTitle({ promotionName: 'Monsoon Mania', name: 'Week 4' })).toBe('Monsoon Mania: Week 4')
  expect(drawTitle({ promotionName: 'Monsoon Mania', name: 'Monsoon Mania' })).toBe('Monsoon Mania')
  expect(drawTitle({ name: 'Lake Havasu weekend' })).toBe('Lake Havasu weekend')
})

test('[PROMO-002] pages of promotions are ten, then nine at a time, without gap or repetition', () => {
  expect([promotionsOffset(0, 10), promotionsOffset(1, 9), promotionsOffset(2, 9)]).toEqual([0, 10, 19])
  expect([promotionsOffset(1, 10), promotionsOffset(0, 9), promotionsOffset(3, 25)]).toEqual([10, 0, 75])
})

describe('a draw', () => {
  test('[DRAW-001] has its fields, and prizes with winners', () => {
    expect(is(openDraw, draw)).toBe(true)
    expect(is({ ...drawnDraw, prizes: [wonCashPrize] }, draw)).toBe(true)
    const proof = { seedHash: 'ab', seed: null, excludedEntries: [{ first: 1, last: 3 }] }
    expect(is({ ...drawnDraw, ...proof }, drawDetails)).toBe(true)
    expect(is(wonDraw, enteredDraw)).toBe(true)
    expect(is(wonCashPrize, wonPrize)).toBe(true)
  })

  test.each([
    'id',
    'name',
    'start',
    'end',
    'draw',
    'winnerAnnouncement',
    'drawNumber',
    'entries',
    'totalPrizeAmount',
  ])('[DRAW-001] is invalid without %s', field => {
    expect(is({ ...drawnDraw, [field]: undefined }, draw)).toBe(false)
  })

  test('[DRAW-001] has prizes of a known type, in whole points or cents', () => {
    expect(is({ ...wonCashPrize, amount: 0.5 }, drawPrize)).toBe(false)
    expect(is({ ...wonCashPrize, prizeType: 'ENTRY' }, drawPrize)).toBe(false)
    expect(is({ ...wonCashPrize, winners: undefined }, wonPrize)).toBe(false)
  })
})
