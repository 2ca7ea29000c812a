import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { prizeOfLot } from '../activities/digitalGame.ts'
import { defaultSettings } from '../shell/Settings.ts'
import { prizesFor, returnOf } from './ArcadeChance.ts'
import { arcadePlay } from './ArcadePlay.ts'
import { defaultWager } from './Denomination.ts'
import { deferredPlay, isDeferredPlayFresh } from './DeferredPlay.ts'
import { spinResultsOf } from './GameData.ts'
import { mazeBefore, mazePlay, monsoonChances, monsoonPlay, monsoonWagers } from './lounge.fixtures.ts'
import { nglGameData, nglSession, nglToken, nglWager } from './NglGame.ts'

test('[ARCADE-011] NGL game data has wagers, prizeInfo.totalPrizeAmount, totalPrizeAmount, outcome and playData', () => {
  for (const data of [mazeBefore, mazePlay]) expect(is(data, nglGameData)).toBe(true)
  for (const member of ['wagers', 'prizeInfo', 'totalPrizeAmount', 'outcome', 'playData'])
    expect(is({ ...mazePlay, [member]: undefined }, nglGameData)).toBe(false)
  expect(is({ ...mazePlay, prizeInfo: {} }, nglGameData)).toBe(false)
})

test('[ARCADE-012] an NGL session has clientSessionId and clientRequestToken, an NGL token has subjectToken', () => {
  expect(is({ clientSessionId: 'session', clientRequestToken: 'request' }, nglSession)).toBe(true)
  expect(is({ clientSessionId: 'session' }, nglSession)).toBe(false)
  expect(is({ clientRequestToken: 'request' }, nglSession)).toBe(false)
  expect(is({ subjectToken: 'subject' }, nglToken)).toBe(true)
  expect(is({}, nglToken)).toBe(false)
})

describe('a play’s result', () => {
  test('[ARCADE-013] has prizes with amounts, extraData and digitalRevealToken', () => {
    expect(is(monsoonPlay, arcadePlay)).toBe(true)
    for (const member of ['prizes', 'extraData', 'digitalRevealToken'])
      expect(is({ ...monsoonPlay, [member]: undefined }, arcadePlay)).toBe(false)
    expect(is({ ...monsoonPlay, prizes: [{}] }, arcadePlay)).toBe(false)
  })

  test('[ARCADE-013] has its spin results as JSON in extraData', () => {
    expect(spinResultsOf({ face: monsoonPlay.extraData })).toEqual([{ symbols: [2, 2, 2], amount: 80 }])
    for (const face of ['', 'rubbish', '{}']) expect(spinResultsOf({ face })).toBeNull()
  })
})

test.each([
  ['PACMAN', 500, 10],
  ['CROSSWORD', 50, 1],
  ['CORGICASH', 100, 2],
  ['PINACOLADA', 100, 2],
  ['WWILLIE', 100, 2],
  ['SIZZLINGHOT', 250, 5],
  ['COPPER_WHEEL', 500, 500],
  ['PACMAN_CLASSIC', 500, 500],
])('[ARCADE-026] %s counts a wager of %d as %d', (gameId, wager, counted) => {
  expect(nglWager(gameId, wager)).toBe(counted)
})

test('[ARCADE-042] the second wager is preselected, unless another one is configured', () => {
  expect(defaultWager(monsoonWagers, defaultSettings.defaultWagerIndex)).toBe(1)
  expect(defaultWager(monsoonWagers, 2)).toBe(2)
  expect(defaultWager(monsoonWagers.slice(0, 1), 1)).toBe(0)
})

test('[ARCADE-014] a deferred play has gameType, deferredPlay, wagerIndex and deferredGame', () => {
  const kept = { deferredPlay: true, gameType: 'prize', wagerIndex: 2, deferredGame: 801 }
  const binding = { gameName: 'Monsoon Reels', from: '/lucky-lounge/game/801', deferredAt: 0 }
  expect(is({ ...kept, ...binding, wager: 60 }, deferredPlay)).toBe(true)
  for (const member of [...Object.keys(kept), ...Object.keys(binding)])
    expect(is({ ...kept, ...binding, [member]: undefined }, deferredPlay)).toBe(false)
})

test.each([
  ['just now', 0, true],
  ['a second less than ten minutes ago', 599_000, true],
  ['ten minutes ago', 600_000, false],
  ['in the future, as after the clock was set back', -1000, false],
])('a play deferred %s may start (%s ms): %s', (_, age, isFresh) => {
  const now = new Date('2026-11-20T19:00:00.000Z')
  expect(isDeferredPlayFresh({ deferredAt: now.getTime() - age }, now)).toBe(isFresh)
})

describe('arcade chances', () => {
  test('multiply the wager into a prize', () => {
    expect(prizesFor(monsoonChances, 20).map(({ amount }) => amount)).toEqual([0, 40, 600, 5600])
  })

  test('have a return equal to the share of wagers paid back', () => {
    expect(returnOf(monsoonChances)).toBeCloseTo(0.9, 10)
    const prizes = prizesFor(monsoonChances, 20)
    const plays = Array.from({ length: 10_000 }, (_, lot) => prizeOfLot(prizes, lot / 10_000))
    expect(plays.reduce((sum, amount) => sum + amount, 0) / (20 * plays.length)).toBeCloseTo(0.9, 10)
  })
})
