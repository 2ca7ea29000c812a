import { hanging, offline } from '@players-club/api-client/fakes'
import { startMessage, type GamesPlace } from '@players-club/domain-models'
import {
  drawnJackpot,
  gamePrizes,
  latestCanyonSix,
  megaMillionsGame,
  openJackpot,
  quickDrawGame,
  quickDrawResults,
  scratcherGame,
  singleQuickDraw,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../club/useClub.ts'
import { createTestClub, testProblem, type TestClub, type TestClubOptions } from '../testing/index.ts'
import {
  useGame,
  useGameParts,
  useGames,
  useJackpots,
  useNextDrawShown,
  useQuickDraw,
  useQuickDrawFrame,
} from './index.ts'

const none = { content: [], page: 0, size: 12, totalElements: 0 }
const answers: NonNullable<TestClubOptions['answers']> = {
  'games.getFeaturedGame': { game: megaMillionsGame },
  'games.getGames': { ...none, content: [scratcherGame], totalElements: 1 },
  'games.getGameTypes': { content: [1, 2, 5, 7].map(id => ({ id, name: `Type ${id}` })) },
  'games.getGameTags': { content: [] },
  'games.getGameTagTypes': { content: [] },
  'games.getRetailPrices': { content: [1, 5] },
  'games.getJackpotResults': { ...none, content: [openJackpot] },
  'games.getGame': ({ params }) =>
    [megaMillionsGame, scratcherGame, quickDrawGame].find(one => one.gameId === params.gameId) ?? {
      status: 404,
      title: 'Nothing',
      errorKey: 'games.notFound',
    },
  'games.getGameIdsByType': { content: [{ id: 446, gameId: 13 }] },
  'games.getGamePrizes': { content: gamePrizes },
  'games.getGamePromotions': { content: [] },
  'games.getGameDrawIds': { content: [4, 5] },
  'games.getRelatedGames': { content: [scratcherGame, scratcherGame, scratcherGame] },
  'games.getAllRelatedGames': { content: Array.from({ length: 9 }, () => scratcherGame) },
  'games.getLatestJackpotResult': ({ query }) => ({
    result: query.status === 'OPEN' ? openJackpot : drawnJackpot,
  }),
  'games.getQuickDrawConfig': singleQuickDraw,
  'games.getLatestQuickDraw': latestCanyonSix,
  'games.getQuickDrawJackpots': none,
  'games.getQuickDrawResultsFrom': { ...none, content: quickDrawResults },
}

async function mounted<T>(hook: () => T, options: TestClubOptions = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    ...options,
    answers: { ...answers, ...options.answers },
  })
  const rendered = await renderHook(() => ({ hook: hook(), club: useClub() }), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  const { result, rerender } = rendered
  return {
    tab,
    rerender,
    club: result.current.club,
    result: {
      get current() {
        return result.current.hook
      },
    },
  }
}

const asked = ({ browser }: TestClub, name: string) =>
  browser.server.requests.filter(request => request.name === `games.${name}`)

describe('the games library', () => {
  const all: GamesPlace = { filter: {}, page: 0 }

  test('[API-059] [CONST-005] [GAMES-003] requests types 1, 5 and 2, the newest first, without the featured game', async () => {
    const { tab, result } = await mounted(() => useGames(all, { hasFeatured: true }))
    expect(asked(tab, 'getGames').map(({ query }) => query)).toEqual([
      { page: 0, size: 12, sort: 'playBegin,desc', filter: { gameTypes: [1, 5, 2] }, excludeId: 13 },
    ])
    expect(result.current.featured).toEqual(megaMillionsGame)
    expect(result.current.data?.content).toEqual([scratcherGame])
  })

  test.each<GamesPlace['filter']>([
    { gameTypes: [2] },
    { status: 'new' },
    { retailPrices: [2] },
    { tags: [1] },
  ])(
    '[GAMES-002] [GAMES-011] filtered by %j lists the featured game as well, on every page',
    async filter => {
      for (const page of [0, 1]) {
        const { tab } = await mounted(() => useGames({ filter, page }, { hasFeatured: true }))
        const [query] = asked(tab, 'getGames').map(request => request.query)
        expect(query).toMatchObject({ page, filter })
        expect(query).not.toHaveProperty('excludeId')
      }
    },
  )

  test('[GAMES-002] keeps the featured game out of the page offset', async () => {
    const { tab } = await mounted(() => useGames({ ...all, page: 1 }, { hasFeatured: true }))
    expect(asked(tab, 'getGames')[0]?.query).toMatchObject({ page: 1, excludeId: 13 })
  })

  test.each([
    [[], null],
    [['QUICKDRAW_V1'], quickDrawGame],
  ])('[FLAG-017] with the flags %j features a quick-draw game or none', async (authorizedFlags, game) => {
    const { result } = await mounted(() => useGames(all, { hasFeatured: true }), {
      initial: { remoteConfig: {}, authorizedFlags },
      answers: { 'games.getFeaturedGame': { game: quickDrawGame } },
    })
    expect(result.current.featured).toEqual(game)
    expect(result.current.data?.content).toEqual([scratcherGame])
  })

  test.each([
    ['undefined while it is loading', hanging, undefined],
    ['null where it failed to load', offline, null],
  ] as const)('has a featured game that is %s', async (_, answer, featured) => {
    const { result } = await mounted(() => useGames(all, { hasFeatured: true }), {
      answers: { 'games.getFeaturedGame': answer },
    })
    expect(result.current.featured).toBe(featured)
  })

  test('[API-060] loads types, tags, tag types and prices for its filters', async () => {
    const { tab, result } = await mounted(() => useGames(all, { hasFeatured: false }))
    for (const name of ['getGameTypes', 'getGameTags', 'getGameTagTypes', 'getRetailPrices'])
      expect(asked(tab, name)).toHaveLength(1)
    expect(result.current.meta.prices).toEqual([1, 5])
    expect(asked(tab, 'getFeaturedGame')).toEqual([])
  })

  test('knows the open draw of a game behind many of a game that is drawn each day', async () => {
    const daily = Array.from({ length: 30 }, (_, at) => ({ ...openJackpot, id: 500 + at, gameId: 15 }))
    const draws = [...daily, { ...openJackpot, id: 600, gameId: 13 }]
    const { result } = await mounted(() => useGames(all, { hasFeatured: false }), {
      answers: {
        'games.getJackpotResults': ({ query }) => ({
          ...none,
          content: draws.slice(0, query.size),
          totalElements: draws.length,
        }),
      },
    })
    await expect.poll(() => result.current.jackpots.map(({ gameId }) => gameId)).toContain(13)
  })

  test.each([
    [[], [1, 2, 5], [1, 5, 2]],
    [['QUICKDRAW_V1'], [1, 2, 5, 7], [1, 5, 2, 7]],
  ])('[FLAG-017] [FLAG-011] with the flags %j has the types %j', async (flags, shown, listed) => {
    const { tab, result } = await mounted(() => useGames(all, { hasFeatured: false }), {
      initial: { remoteConfig: {}, authorizedFlags: flags },
    })
    expect(result.current.meta.types.map(({ id }) => id)).toEqual(shown)
    expect(asked(tab, 'getGames')[0]?.query).toMatchObject({ filter: { gameTypes: listed } })
  })

  test('[ERR-042] shows a failed list in the message bar', async () => {
    const { club } = await mounted(() => useGames(all, { hasFeatured: false }), {
      answers: { 'games.getGames': offline },
    })
    expect(club.messages.getState()).toMatchObject({
      at: 'showing',
      message: { type: 'error', key: 'games.listFailed' },
    })
  })

  test('[ERR-042] shows a repeated failure again', async () => {
    const { tab, club, result } = await mounted(() => useGames(all, { hasFeatured: false }), {
      answers: { 'games.getGames': offline },
    })
    club.messages.close()
    expect(club.messages.getState()).not.toHaveProperty('message')
    await result.current.refresh().catch(() => undefined)
    await tab.browser.settled()
    await expect
      .poll(() => club.messages.getState())
      .toMatchObject({ at: 'showing', message: { type: 'error', key: 'games.listFailed' } })
  })
})

describe('a game page', () => {
  test.each(['999999', '', 'abc', '0', `0${scratcherGame.gameId}`, undefined])(
    '[GAMES-008] redirects to the library for an unknown game (%j)',
    async id => {
      const { tab, club } = await mounted(() => useGame(id))
      expect(tab.visits.at(-1)).toMatchObject({ path: '/games', replace: true })
      expect(club.messages.getState()).toMatchObject({
        message: { type: 'warning', key: 'games.notFound', timeout: 3000 },
      })
    },
  )

  test('of a game that is removed while the page is open stays', async () => {
    const { tab, result } = await mounted(() => useGame('1401'))
    await expect.poll(() => result.current.data).toEqual(scratcherGame)
    tab.browser.server.answer({ 'games.getGame': testProblem(404, 'games.notFound') })
    await result.current.refresh()
    await expect.poll(() => result.current.error).toEqual({ key: 'games.notFound' })
    expect(result.current.data).toEqual(scratcherGame)
    expect(tab.visits).toEqual([])
  })

  test('[FLAG-017] of quick draw exists with the flag only', async () => {
    const { tab } = await mounted(() => useGame('71'))
    expect(tab.visits.at(-1)?.path).toBe('/games')
    const flagged = await mounted(() => useGame('71'), {
      initial: { remoteConfig: {}, authorizedFlags: ['QUICKDRAW_V1'] },
    })
    expect(flagged.tab.visits).toEqual([])
    expect(flagged.result.current.data).toEqual(quickDrawGame)
  })

  test('[GAMES-005] of the old Mega Millions shows nothing when the new one exists', async () => {
    const old = { ...megaMillionsGame, id: 431, gameId: 6 }
    const { result } = await mounted(() => useGame('6'), { answers: { 'games.getGame': old } })
    expect(result.current).toMatchObject({ data: undefined, isSuperseded: true })
    const alone = await mounted(() => useGame('6'), {
      answers: { 'games.getGame': old, 'games.getGameIdsByType': { content: [{ id: 431, gameId: 6 }] } },
    })
    expect(alone.result.current).toMatchObject({ data: old, isSuperseded: false })
  })

  test('[GAMES-005] of the old Mega Millions waits for the ids that decide, and can be retried', async () => {
    const old = { ...megaMillionsGame, id: 431, gameId: 6 }
    const { tab, result } = await mounted(() => useGame('6'), {
      answers: { 'games.getGame': old, 'games.getGameIdsByType': offline },
    })
    expect(result.current).toMatchObject({ data: undefined, error: { key: 'error.offline' } })
    tab.browser.server.answer({ 'games.getGameIdsByType': { content: [{ id: 431, gameId: 6 }] } })
    await result.current.refresh()
    await expect.poll(() => result.current).toMatchObject({ data: old, error: null })
  })

  test('[API-061] [CONST-020] has prizes, draws, and three or all related games', async () => {
    const { tab, result } = await mounted(() => useGameParts(1401))
    expect(asked(tab, 'getRelatedGames')[0]?.query).toEqual({ limit: 3 })
    expect(result.current).toMatchObject({
      prizes: { data: { content: gamePrizes } },
      drawIds: { data: { content: [4, 5] } },
      promotions: { data: { content: [] } },
    })
    expect(asked(tab, 'getAllRelatedGames')).toEqual([])
    result.current.allRelated?.show()
    await expect.poll(() => result.current.related.data?.content).toHaveLength(9)
    expect(result.current.allRelated).toBeUndefined()
  })

  test('[API-061] keeps its related games when all of them fail to load, and can retry', async () => {
    const { tab, result } = await mounted(() => useGameParts(1401), {
      answers: { 'games.getAllRelatedGames': offline },
    })
    result.current.allRelated?.show()
    await expect.poll(() => result.current.allRelated?.error).toEqual({ key: 'error.offline' })
    expect(result.current.related.data?.content).toHaveLength(3)
    tab.browser.server.answer(answers)
    result.current.allRelated?.show()
    await expect.poll(() => result.current.related.data?.content).toHaveLength(9)
  })

  test.each([
    ['getGamePrizes', 'prizes'],
    ['getGamePromotions', 'promotions'],
    ['getGameDrawIds', 'drawIds'],
    ['getRelatedGames', 'related'],
  ] as const)(
    '[GAMES-007] shows when the answer of %s failed to load, and can retry it',
    async (name, part) => {
      const { tab, result } = await mounted(() => useGameParts(1401), {
        answers: { [`games.${name}`]: offline },
      })
      await expect.poll(() => result.current[part].error).toEqual({ key: 'error.offline' })
      tab.browser.server.answer(answers)
      await result.current[part].refresh()
      await expect.poll(() => result.current[part]).toMatchObject({ data: {}, error: null })
    },
  )
})

describe('the draws', () => {
  test('[API-062] [CONST-015] are requested by status and page', async () => {
    const { tab, result } = await mounted(() => useJackpots(megaMillionsGame, 2))
    expect(asked(tab, 'getJackpotResults')[0]?.query).toEqual({
      status: 'PAYABLE',
      page: 2,
      size: 10,
      gameId: 13,
    })
    expect(result.current).toMatchObject({ latest: { data: drawnJackpot }, next: { data: openJackpot } })
  })

  test('[GAMES-007] distinguish a failed draw from a missing one', async () => {
    const none = await mounted(() => useJackpots(megaMillionsGame, 0), {
      answers: { 'games.getLatestJackpotResult': { result: null } },
    })
    expect(none.result.current.next).toMatchObject({ data: null, error: null })
    const { tab, result } = await mounted(() => useJackpots(megaMillionsGame, 0), {
      answers: { 'games.getLatestJackpotResult': offline },
    })
    const missing = { data: undefined, error: { key: 'error.offline' } }
    await expect.poll(() => result.current.next).toMatchObject(missing)
    tab.browser.server.answer(answers)
    await result.current.next.refresh()
    await expect.poll(() => result.current.next).toMatchObject({ data: openJackpot, error: null })
  })

  test('[API-064] [API-063] of quick draw are requested from the day before the latest draw', async () => {
    const { tab, result } = await mounted(() => useQuickDraw(71, 0))
    expect(asked(tab, 'getQuickDrawResultsFrom')[0]).toMatchObject({
      params: { gameId: 71 },
      query: { from: '2026-11-20', page: 0, size: 999 },
    })
    expect(asked(tab, 'getQuickDrawJackpots')[0]?.query).toEqual({ page: 0, size: 10 })
    expect(result.current.config.data).toEqual(singleQuickDraw)
  })

  test('[GAMES-007] of quick draw report which part failed to load', async () => {
    const { result } = await mounted(() => useQuickDraw(71, 0), {
      answers: { 'games.getQuickDrawConfig': offline, 'games.getLatestQuickDraw': offline },
    })
    await expect.poll(() => result.current.config.error).toEqual({ key: 'error.offline' })
    expect(result.current.latest).toMatchObject({ data: undefined, error: { key: 'error.offline' } })
  })

  test('[DRAW-008] remember in the browser whether the next draw is expanded', async () => {
    const first = await mounted(() => useNextDrawShown())
    expect(first.result.current.isShown).toBe(true)
    first.result.current.toggle()
    await first.rerender()
    expect(first.result.current.isShown).toBe(false)
    const later = await mounted(() => useNextDrawShown(), { browser: first.tab.browser })
    expect(later.result.current.isShown).toBe(false)
    later.result.current.toggle()
    await later.rerender()
    expect(later.result.current.isShown).toBe(true)
  })
})

describe('the game’s frame', () => {
  const start = startMessage(quickDrawResults[0]!, singleQuickDraw, 'en')
  const { gameUrl } = singleQuickDraw
  const { origin } = new URL(gameUrl)
  const ready = { origin, data: { from: 'quick-draw', type: 'ready' } }
  const drawn = { origin, data: { from: 'quick-draw', type: 'drawn', externalId: 'QD' } }

  const framed = async () => {
    const onDrawn = vi.fn()
    return { onDrawn, ...(await mounted(() => useQuickDrawFrame({ gameUrl, start, onDrawn }))) }
  }

  test('[GAMES-006] receives the draw, and reports when it is over', async () => {
    const { result, tab, onDrawn } = await framed()
    const reply = vi.fn()
    result.current.receiveMessage(ready, reply)
    await tab.browser.settled()
    expect(reply).toHaveBeenCalledExactlyOnceWith(start)
    expect(result.current.isLoading).toBe(false)
    result.current.receiveMessage(drawn, reply)
    await tab.browser.settled()
    expect(onDrawn).toHaveBeenCalledOnce()
  })

  test('[GAMES-006] receives the draw again after it was reloaded', async () => {
    const { result, tab } = await framed()
    const [first, second] = [vi.fn(), vi.fn()]
    result.current.receiveMessage(ready, first)
    await tab.browser.settled()
    result.current.receiveMessage(drawn, first)
    result.current.receiveMessage(ready, second)
    await tab.browser.settled()
    expect(first).toHaveBeenCalledExactlyOnceWith(start)
    expect(second).toHaveBeenCalledExactlyOnceWith(start)
    expect(result.current.isLoading).toBe(false)
  })

  test('[GAMES-006] another draw is loading until its own game is ready, and what the one before reports is ignored', async () => {
    const onDrawn = vi.fn()
    const tab = createTestClub()
    const { result, rerender } = await renderHook(
      (url: string = gameUrl) => useQuickDrawFrame({ gameUrl: url, start, onDrawn }),
      { wrapper: tab.Wrapper },
    )
    result.current.receiveMessage(ready, vi.fn())
    await expect.poll(() => result.current.isLoading).toBe(false)
    await rerender(`${gameUrl}?draw=2`)
    expect(result.current.isLoading).toBe(true)
    result.current.receiveMessage(drawn, vi.fn())
    expect(onDrawn).not.toHaveBeenCalled()
    result.current.receiveMessage(ready, vi.fn())
    await expect.poll(() => result.current.isLoading).toBe(false)
    result.current.receiveMessage(drawn, vi.fn())
    expect(onDrawn).toHaveBeenCalledOnce()
  })

  test('a draw that ends before the game is ready changes nothing', async () => {
    const { result, tab, onDrawn } = await framed()
    result.current.receiveMessage(drawn, vi.fn())
    await tab.browser.settled()
    expect(onDrawn).not.toHaveBeenCalled()
    expect(result.current.isLoading).toBe(true)
  })

  test.each([
    ['another origin', 'https://elsewhere.example', { from: 'quick-draw', type: 'ready' }],
    ['another shape', origin, { from: 'quick-draw', type: 'pay' }],
    ['no shape at all', origin, 'ready'],
  ])('[GAMES-006] ignores messages from %s', async (_, from, data) => {
    const { result, tab } = await framed()
    const reply = vi.fn()
    result.current.receiveMessage({ origin: from, data }, reply)
    await tab.browser.settled()
    expect(reply).not.toHaveBeenCalled()
    expect(result.current.isLoading).toBe(true)
  })

  test('[GAMES-006] [GAMES-013] warns for 300000 ms', async () => {
    const { result, tab, club } = await framed()
    result.current.receiveMessage(
      { origin, data: { from: 'quick-draw', type: 'warning', reason: 'closing' } },
      vi.fn(),
    )
    expect(club.messages.getState()).toMatchObject({
      at: 'showing',
      message: { type: 'warning', key: 'games.widget.warning.closing' },
    })
    await tab.browser.clock.advance(299_999)
    expect(club.messages.getState().at).toBe('showing')
    await tab.browser.clock.advance(1)
    expect(club.messages.getState().at).toBe('empty')
  })
})
