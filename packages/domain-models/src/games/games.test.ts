import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { PHOENIX } from '../time/zones.fixtures.ts'
import { ballLabels } from './ballLabels.ts'
import { game } from './Game.ts'
import { gamePath } from './gamePath.ts'
import {
  drawnJackpot,
  megaMillionsGame,
  openJackpot,
  quickDrawGame,
  quickDrawResults,
  scratcherGame,
  singleQuickDraw,
} from './games.fixtures.ts'
import { countChoices, readGamesPlace, writeGamesPlace } from './GamesFilter.ts'
import { gameState } from './gameStatus.ts'
import { isShownGameType, listedGameTypes } from './gameTypes.ts'
import { jackpotResult } from './JackpotResult.ts'
import { firstResultDay, shownJackpotResults } from './jackpotResults.ts'
import { isSuperseded } from './megaMillions.ts'
import { quickDrawConfig, quickDrawResult } from './quickDraw.ts'
import { readFrameMessage, startMessage } from './quickDrawMessages.ts'
import { dayBeforeDraw, winningLines } from './quickDrawRules.ts'
import { topPrizeBounds } from './topPrizeBands.ts'

const NOW = new Date('2026-11-21T18:00:00Z')

test.each([
  'id',
  'gameId',
  'name',
  'gameTypeId',
  'externalLink',
  'description',
  'retailPrice',
  'ticketFullImage',
  'topPrizeType',
  'topPrize',
  'isActive',
])('[GAMES-009] a game without %s is invalid', field => {
  for (const one of [scratcherGame, megaMillionsGame, quickDrawGame]) {
    expect(is(one, game)).toBe(true)
    expect(is({ ...one, [field]: undefined }, game)).toBe(false)
  }
})

test('[DRAW-002] a jackpot result has a date, a game and a status, OPEN or PAYABLE', () => {
  expect(is(openJackpot, jackpotResult)).toBe(true)
  expect(is(drawnJackpot, jackpotResult)).toBe(true)
  expect(is({ ...drawnJackpot, status: 'PAID' }, jackpotResult)).toBe(false)
  for (const field of ['drawDate', 'gameId', 'status'])
    expect(is({ ...drawnJackpot, [field]: undefined }, jackpotResult)).toBe(false)
})

test('[DRAW-003] a quick-draw config has a layout: SINGLE or MULTIPLE', () => {
  expect(is(singleQuickDraw, quickDrawConfig)).toBe(true)
  expect(is({ ...singleQuickDraw, winningNumberLayout: 'MULTIPLE' }, quickDrawConfig)).toBe(true)
  expect(is({ ...singleQuickDraw, winningNumberLayout: 'DOUBLE' }, quickDrawConfig)).toBe(false)
})

test.each(['externalId', 'resultData', 'cashAmount', 'drawDate', 'gameUrl'])(
  '[DRAW-004] a quick-draw result without %s is invalid',
  field => {
    const [result] = quickDrawResults
    expect(is(result, quickDrawResult)).toBe(true)
    expect(is({ ...result, [field]: undefined }, quickDrawResult)).toBe(false)
    expect(is({ ...result, resultData: [{}] }, quickDrawResult)).toBe(false)
  },
)

test.each([
  ['2026-10-21T07:00:00Z', null, 'new'],
  ['2026-10-20T07:00:00Z', null, 'running'],
  ['2026-11-21T18:00:01Z', null, 'upcoming'],
  ['2026-01-01T07:00:00Z', '2026-12-22T07:00:00Z', 'ending'],
  ['2026-01-01T07:00:00Z', '2026-12-23T07:00:00Z', 'running'],
  ['2026-01-01T07:00:00Z', '2026-11-21T18:00:00Z', 'ended'],
  // At the first and the last moment of a day in Phoenix.
  ['2026-10-21T06:59:59Z', null, 'running'],
  ['2026-01-01T07:00:00Z', '2026-12-23T06:59:59Z', 'ending'],
])('[CONST-019] a game from %s to %s counts as %s for 31 days', (playBegin, playEnd, state) => {
  expect(gameState({ playBegin, playEnd }, NOW, PHOENIX)).toBe(state)
})

test('[CONST-019] a game’s days are Phoenix days late in the evening, too', () => {
  const [lateEvening, nextDay] = [new Date('2026-11-22T06:30:00Z'), new Date('2026-11-22T07:30:00Z')]
  const young = { playBegin: '2026-10-21T07:00:00Z', playEnd: null }
  expect(gameState(young, lateEvening, PHOENIX)).toBe('new')
  expect(gameState(young, nextDay, PHOENIX)).toBe('running')
  const old = { playBegin: '2026-01-01T07:00:00Z', playEnd: '2026-12-23T07:00:00Z' }
  expect(gameState(old, lateEvening, PHOENIX)).toBe('running')
  expect(gameState(old, nextDay, PHOENIX)).toBe('ending')
})

test('[GAMES-012] the bands of top prizes have the bounds of their names', () => {
  expect(topPrizeBounds).toEqual({
    t4999: { to: 4999 },
    'f5000-t50000': { from: 5000, to: 50_000 },
    'f50000-t100000': { from: 50_000, to: 100_000 },
    'f100000-t250000': { from: 100_000, to: 250_000 },
    'f250000-t500000': { from: 250_000, to: 500_000 },
    f500000: { from: 500_000 },
    f1000000: { from: 1_000_000 },
  })
})

describe('the old Mega Millions', () => {
  const old = { id: 431, gameId: 6 }
  const other = { id: 430, gameId: 15 }

  test.each([
    ['by its game id', { id: 900, gameId: 13 }],
    ['by the id of its record', { id: 446, gameId: 901 }],
  ])('[GAMES-004] is hidden when the new one is published, known %s', (_, fresh) => {
    const published = [old, fresh, other]
    expect(published.filter(game => isSuperseded(game, published))).toEqual([old])
  })

  test('[GAMES-004] stays when the new one is not published', () => {
    expect(isSuperseded(old, [old, other])).toBe(false)
  })
})

describe('jackpot results', () => {
  const months = (count: number, gameId: number) => ({
    ...drawnJackpot,
    gameId,
    drawDate: new Date(Date.UTC(2026, 10 - count, 21, 18)).toISOString(),
  })

  test('[DRAW-007] of the new Mega Millions cover 12 months', () => {
    const results = [months(11, 13), months(13, 13)]
    expect(shownJackpotResults(results, { id: 446, gameId: 13 }, NOW, PHOENIX)).toEqual([results[0]])
  })

  test('[DRAW-007] of other games are complete', () => {
    const results = [months(11, 15), months(13, 15)]
    expect(shownJackpotResults(results, { id: 430, gameId: 15 }, NOW, PHOENIX)).toEqual(results)
  })

  test('[DRAW-007] begin on the same day a year ago, or on the last day of that month', () => {
    const ids = { id: 446, gameId: 13 }
    expect(firstResultDay(ids, NOW, PHOENIX)).toBe('2025-11-21')
    expect(firstResultDay(ids, new Date('2028-02-29T18:00:00Z'), PHOENIX)).toBe('2027-02-28')
  })

  test('are limited by Phoenix days', () => {
    const ids = { id: 446, gameId: 13 }
    const [lateEvening, nextDay] = [new Date('2026-11-22T06:30:00Z'), new Date('2026-11-22T07:30:00Z')]
    expect(firstResultDay(ids, lateEvening, PHOENIX)).toBe('2025-11-21')
    expect(firstResultDay(ids, nextDay, PHOENIX)).toBe('2025-11-22')
    // Drawn at 22:00 in Phoenix, on the 21st and on the 20th.
    const last = { ...drawnJackpot, gameId: 13, drawDate: '2025-11-22T05:00:00Z' }
    const before = { ...last, drawDate: '2025-11-21T05:00:00Z' }
    expect(shownJackpotResults([last, before], ids, lateEvening, PHOENIX)).toEqual([last])
    expect(shownJackpotResults([last, before], ids, nextDay, PHOENIX)).toEqual([])
  })
})

test.each([
  [15, 'Powerball', 'Power Play'],
  [13, 'Mega Ball', 'Megaplier'],
  [6, 'Mega Ball', 'Megaplier'],
])('[DRAW-010] the game %d calls its balls %s and %s', (gameId, specialBall, multiplier) => {
  expect(ballLabels(gameId)).toEqual({ specialBall, multiplier })
  expect(ballLabels(1401)).toBeNull()
})

test('[DRAW-009] a quick-draw result is drawn from six numbered symbols', () => {
  const resultData = [{ data: '1,6' }, { data: '7,0,3' }, { data: 'x' }]
  expect(winningLines({ resultData }, 'SINGLE')).toEqual([[1, 6, 3]])
  expect(winningLines({ resultData }, 'MULTIPLE')).toEqual([[1, 6], [3], []])
})

test.each([
  ['2024-03-05T18:00:00Z', '2024-03-04'],
  ['2024-03-01T18:00:00Z', '2024-02-29'],
  // Still the fourth in Phoenix.
  ['2024-03-05T04:00:00Z', '2024-03-03'],
])('[API-064] the day before a draw at %s is %s', (drawDate, day) => {
  expect(dayBeforeDraw(drawDate, PHOENIX)).toBe(day)
})

test.each([
  [[], [1, 5, 2]],
  [['QUICKDRAW_V1'], [1, 5, 2, 7]],
])('[FLAG-017] [FLAG-011] with the flags %j the list contains the types %j', (flags, types) => {
  expect(listedGameTypes(flags)).toEqual(types)
})

test('a game type is visible where it is listed', () => {
  expect(isShownGameType(7, [])).toBe(false)
  expect(isShownGameType(7, ['QUICKDRAW_V1'])).toBe(true)
  expect(isShownGameType(99, ['QUICKDRAW_V1'])).toBe(false)
})

test('a game’s page follows from its type', () => {
  expect(gamePath(scratcherGame)).toBe('/games/1401')
  expect(gamePath(megaMillionsGame)).toBe('/games-draw/13')
  expect(gamePath(quickDrawGame)).toBe('/games-quick-draw/71')
})

describe('the library’s address', () => {
  const filter = {
    status: 'new',
    gameTypes: [1, 5],
    topPrizes: ['t4999', 'other'],
    retailPrices: [2, 2.5, 0.75],
    tags: [3, 11],
  } as const

  test('[GAMES-011] is written and read back unchanged', () => {
    const search = writeGamesPlace({ filter, page: 2 })
    expect(search).toBe(
      '?status=new&type=1&type=5&topPrize=t4999&topPrize=other&price=2&price=2.5&price=0.75&tag=3&tag=11&page=3',
    )
    expect(readGamesPlace(search)).toEqual({ filter, page: 2 })
    expect(writeGamesPlace({ filter: {}, page: 0 })).toBe('')
    expect(countChoices(filter)).toBe(10)
  })

  test.each([
    '?status=old&type=x&topPrize=f1&price=-1&page=0',
    '?price=0&price=0.00&price=2.555&price=1e3',
    '?page=999999999',
    '?page=10002',
    '?tag=0&type=0&type=00&price=10000.01',
    '?status=',
  ])('falls back to the first page when %s holds nothing known', search => {
    expect(readGamesPlace(search)).toEqual({ filter: {}, page: 0 })
  })
})

test('[GAMES-011] the first fifty values of a filter are read from the address', () => {
  const tags = Array.from({ length: 51 }, (_, index) => index + 1)
  const search = writeGamesPlace({ filter: { tags }, page: 0 })
  expect(readGamesPlace(search).filter.tags).toEqual(tags.slice(0, 50))
})

test('[GAMES-011] the last page and the highest price that the contract accepts are read from the address', () => {
  expect(readGamesPlace('?price=10000&page=10001')).toEqual({
    filter: { retailPrices: [10_000] },
    page: 10_000,
  })
})

describe('a message of the quick-draw frame', () => {
  const gameUrl = 'https://games.example/quick-draw/71?draw=1'
  const origin = 'https://games.example'

  test.each([
    { from: 'quick-draw', type: 'ready' },
    { from: 'quick-draw', type: 'drawn', externalId: 'a' },
    { from: 'quick-draw', type: 'warning', reason: 'closing' },
  ])('[GAMES-006] like %j is accepted', data => {
    expect(readFrameMessage(gameUrl, { origin, data })).toEqual(data)
    expect(readFrameMessage(gameUrl, { origin: 'https://elsewhere.example', data })).toBeNull()
  })

  test.each([null, 'ready', { type: 'ready' }, { from: 'quick-draw', type: 'warning', reason: 'soon' }])(
    '[GAMES-006] like %j is rejected',
    data => {
      expect(readFrameMessage(gameUrl, { origin, data })).toBeNull()
    },
  )

  test('[GAMES-006] to start the game contains the draw and its lines', () => {
    const [result] = quickDrawResults
    expect(startMessage(result!, singleQuickDraw, 'es')).toEqual({
      from: 'players-club',
      type: 'start',
      locale: 'es',
      externalId: result?.externalId,
      lines: [[3, 1, 6]],
      pictures: '/media/api/file/games/71-',
    })
  })
})
