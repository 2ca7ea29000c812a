import {
  drawnJackpot,
  gamePrizes,
  latestCanyonSix,
  megaMillionsGame,
  openJackpot,
  quickDrawGame,
  quickDrawResults,
  runningPromotion,
  scratcherGame,
  singleQuickDraw,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const oldMegaMillions = { ...megaMillionsGame, id: 431, gameId: 6 }
const known = [megaMillionsGame, oldMegaMillions, scratcherGame, quickDrawGame]

const related = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...scratcherGame,
    id: 2400 + at,
    gameId: 2400 + at,
    name: `Related ${at + 1}`,
  }))

const answers: PageOptions['answers'] = {
  'games.getGame': ({ params }) =>
    known.find(({ gameId }) => gameId === params.gameId) ?? testProblem(404, 'games.notFound'),
  'games.getGameIdsByType': {
    content: [
      { id: 446, gameId: 13 },
      { id: 431, gameId: 6 },
    ],
  },
  'games.getGamePrizes': { content: gamePrizes },
  'games.getGamePromotions': { content: [runningPromotion] },
  'games.getGameDrawIds': { content: [4, 5] },
  'games.getRelatedGames': { content: related(3) },
  'games.getAllRelatedGames': { content: related(9) },
  'games.getLatestJackpotResult': ({ query }) => ({
    result: query.status === 'OPEN' ? openJackpot : drawnJackpot,
  }),
  'games.getJackpotResults': ({ query }) => ({
    content: [drawnJackpot],
    page: query.page,
    size: query.size,
    totalElements: 31,
  }),
  'games.getQuickDrawConfig': singleQuickDraw,
  'games.getLatestQuickDraw': latestCanyonSix,
  'games.getQuickDrawJackpots': { content: [], page: 0, size: 10, totalElements: 0 },
  'games.getQuickDrawResultsFrom': { content: quickDrawResults, page: 0, size: 999, totalElements: 2 },
}

async function openGame(path: string, options: PageOptions = {}) {
  const { club, address } = await openPage(path, { ...options, answers: { ...answers, ...options.answers } })
  const asked = (name: string) =>
    club.browser.server.requests.filter(request => request.name === `games.${name}`)
  return { club, address, asked }
}

describe('the page of a draw game', () => {
  test('[GAMES-001] [GAMES-007] has all seven parts', async () => {
    const { address } = await openGame('/games-draw/13', { player: 'verified' })
    await expect.element(main.getByRole('heading', { level: 1, name: 'Mega Millions' })).toBeVisible()
    for (const name of [
      'Latest result',
      'Next draw',
      'Jackpot results',
      'Draws and promotions',
      'Games like this',
    ])
      await expect.element(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect.element(main.getByText(/^Jackpot: \$120,000,000$/)).toBeVisible()
    await expect.element(main.getByText('$145,000,000', { exact: true })).toBeVisible()
    await expect
      .element(main.getByText('There are 2 draws for its tickets, past ones included.'))
      .toBeVisible()
    await expect.element(main.getByRole('link', { name: /^Red Rock Road Trip/ })).toBeVisible()
    await expect.element(main.getByRole('link', { name: /^Related 1/ })).toBeVisible()
    await expect.element(main.getByRole('rowheader', { name: '$1,000,000' })).toBeVisible()
    await main.getByRole('link', { name: 'Enter Ticket' }).click()
    await expect.poll(address).toBe('/ticket-entry')
  })

  test('[API-061] requests the game and each of its parts by its id, and three related games', async () => {
    const { asked } = await openGame('/games-draw/13')
    await expect.element(main.getByRole('link', { name: /^Related 1/ })).toBeVisible()
    const params = { gameId: 13 }
    for (const name of ['getGame', 'getGamePrizes', 'getGamePromotions', 'getGameDrawIds'])
      expect(asked(name)).toMatchObject([{ params }])
    expect(asked('getRelatedGames')).toMatchObject([{ params, query: { limit: 3 } }])
    expect(asked('getGameIdsByType')).toMatchObject([{ params: { gameTypeId: 2 } }])
  })

  test('[API-061] shows all related games on request', async () => {
    const { asked } = await openGame('/games/1401')
    expect(asked('getAllRelatedGames')).toEqual([])
    await main.getByRole('button', { name: 'Show all games like this' }).click()
    await expect.element(main.getByRole('link', { name: /^Related 9/ })).toBeVisible()
    expect(asked('getAllRelatedGames')).toMatchObject([{ params: { gameId: 1401 } }])
  })

  test('[API-061] shows the first related games of the next game, after all of those of the one before', async () => {
    const games = [scratcherGame, ...related(9)]
    const { address, asked } = await openGame('/games/1401', {
      answers: {
        'games.getGame': ({ params }) =>
          games.find(({ gameId }) => gameId === params.gameId) ?? testProblem(404, 'games.notFound'),
      },
    })
    const showAll = main.getByRole('button', { name: 'Show all games like this' })
    const ninth = main.getByRole('link', { name: /^Related 9/ })
    await showAll.click()
    await ninth.click()
    await expect.poll(address).toBe('/games/2408')
    await expect.element(main.getByRole('heading', { level: 1, name: 'Related 9' })).toBeVisible()
    await expect.element(showAll).toBeVisible()
    await expect.element(main.getByRole('link', { name: /^Related 3/ })).toBeVisible()
    expect(ninth.query()).toBeNull()
    expect(asked('getAllRelatedGames').map(({ params }) => params)).toEqual([{ gameId: 1401 }])
  })

  test('[API-062] requests results by status and by the page of the address', async () => {
    const { asked } = await openGame('/games-draw/13?results=3')
    await expect.element(main.getByRole('navigation', { name: 'Pages of jackpot results' })).toBeVisible()
    expect(asked('getJackpotResults')).toMatchObject([
      { query: { status: 'PAYABLE', page: 2, size: 10, gameId: 13 } },
    ])
    expect(asked('getLatestJackpotResult').map(({ query }) => query)).toEqual([
      { gameId: 13, status: 'PAYABLE' },
      { gameId: 13, status: 'OPEN' },
    ])
    await expect
      .element(main.getByRole('link', { name: /Next/ }))
      .toHaveAttribute('href', '/games-draw/13?results=4#jackpot-results')
  })

  test('hides the next draw and shows it again', async () => {
    await openGame('/games-draw/13')
    await main.getByRole('button', { name: 'Hide the next draw' }).click()
    await expect.element(main.getByText('$145,000,000', { exact: true })).not.toBeVisible()
    await main.getByRole('button', { name: 'Show the next draw' }).click()
    await expect.element(main.getByText('$145,000,000', { exact: true })).toBeVisible()
  })

  test.each([
    ['en', '/games/6', 'There is a newer edition of this game', 'See all games'],
    ['es', '/games-draw/6', 'Hay una edición más nueva de este juego', 'Ver todos los juegos'],
  ] as const)(
    '[GAMES-005] says that the new Mega Millions is there, and shows nothing of the old one (%s)',
    async (locale, path, title, all) => {
      await openGame(path, { locale })
      await expect.element(main.getByRole('link', { name: all })).toHaveAttribute('href', '/games')
      await expect.element(main.getByRole('heading')).toHaveTextContent(title)
      await expect.element(main.getByText('Mega Millions')).not.toBeInTheDocument()
    },
  )

  test('[ROUTE-038] says that no prizes are listed where there are none', async () => {
    await openGame('/games-draw/13', { answers: { 'games.getGamePrizes': { content: [] } } })
    await expect.element(main.getByText('No prizes are listed for this game yet.')).toBeVisible()
  })

  test('[GAMES-005] shows the old Mega Millions where the new one does not exist', async () => {
    await openGame('/games-draw/6', {
      answers: { 'games.getGameIdsByType': { content: [{ id: 431, gameId: 6 }] } },
    })
    await expect.element(main.getByRole('heading', { level: 1, name: 'Mega Millions' })).toBeVisible()
  })
})

describe('the page of a quick-draw game', () => {
  test('[API-063] requests configuration, latest result and days by the id of the game', async () => {
    const { asked } = await openGame('/games-quick-draw/71?results=2', { flags: ['QUICKDRAW_V1'] })
    await expect.element(main.getByRole('heading', { level: 1, name: 'Canyon Six' })).toBeVisible()
    await expect.poll(() => asked('getQuickDrawResultsFrom')).toHaveLength(1)
    const params = { gameId: 71 }
    expect(asked('getQuickDrawConfig')).toMatchObject([{ params }])
    expect(asked('getLatestQuickDraw')).toMatchObject([{ params }])
    expect(asked('getQuickDrawJackpots')).toMatchObject([{ params, query: { page: 1, size: 10 } }])
    expect(asked('getQuickDrawResultsFrom')).toMatchObject([{ params, query: { from: '2026-11-20' } }])
  })

  test('[FLAG-017] redirects to the library without QUICKDRAW_V1', async () => {
    const { address } = await openGame('/games-quick-draw/71', { flags: [] })
    await expect.poll(address).toBe('/games')
  })
})

describe('the widget of a quick-draw game', () => {
  test('[GAMES-013] shows its warning for 300000 ms, and then removes it', async () => {
    const { club } = await openGame('/games-quick-draw-widget/71', { flags: ['QUICKDRAW_V1'] })
    const frame = page.getByTitle('Canyon Six: the game')
    await expect.element(frame).toBeInTheDocument()
    const { contentWindow } = frame.element() as HTMLIFrameElement
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://games.example',
        source: contentWindow,
        data: { from: 'quick-draw', type: 'warning', reason: 'closing' },
      }),
    )
    const warning = page.getByText('Sales for this draw close within five minutes.')
    await expect.element(warning).toBeVisible()
    await club.browser.clock.advance(299_999)
    await expect.element(warning).toBeVisible()
    await club.browser.clock.advance(1)
    await expect.element(warning).not.toBeInTheDocument()
  })

  test('[GAMES-006] continues with the draw that was made while its game showed the one before', async () => {
    const { club } = await openGame('/games-quick-draw-widget/71', { flags: ['QUICKDRAW_V1'] })
    const frame = page.getByTitle('Canyon Six: the game')
    await expect.element(frame).toHaveAttribute('src', latestCanyonSix.result?.gameUrl)
    const { contentWindow } = frame.element() as HTMLIFrameElement
    const gameUrl = 'https://games.example/quick-draw/71?draw=next'
    const result = { ...quickDrawResults[0]!, externalId: 'next', gameUrl }
    club.browser.server.answer({ 'games.getLatestQuickDraw': { ...latestCanyonSix, result } })
    for (const message of [{ type: 'ready' }, { type: 'drawn', externalId: 'QD' }])
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://games.example',
          source: contentWindow,
          data: { from: 'quick-draw', ...message },
        }),
      )
    await expect.element(frame).toHaveAttribute('src', gameUrl)
  })
})

test.each([
  ['an unknown game', '/games/999999'],
  ['no game', '/games-draw'],
  ['no game', '/games-draw/'],
  ['no game', '/games-quick-draw'],
  ['the widget of no game', '/games-quick-draw-widget'],
  ['the widget of a game that is no quick draw', '/games-quick-draw-widget/1401'],
])('[GAMES-008] the address of %s (%s) leads to the library, with a warning', async (_, path) => {
  const none = { content: [], page: 0, size: 12, totalElements: 0 }
  const { club, address } = await openGame(path, {
    flags: ['QUICKDRAW_V1'],
    others: ['/games'],
    answers: {
      'games.getFeaturedGame': { game: null },
      'games.getGames': none,
      'games.getGameTypes': { content: [] },
      'games.getGameTags': { content: [] },
      'games.getGameTagTypes': { content: [] },
      'games.getRetailPrices': { content: [] },
      'games.getJackpotResults': none,
      'games.getQuickDrawConfig': ({ params }) =>
        params.gameId === 71 ? singleQuickDraw : testProblem(404, 'games.notFound'),
    },
  })
  await expect.poll(address).toBe('/games')
  const warning = page.getByText(/This game is not available\./)
  await expect.element(warning).toBeVisible()
  await club.browser.clock.advance(3000)
  await expect.element(warning).not.toBeInTheDocument()
})
