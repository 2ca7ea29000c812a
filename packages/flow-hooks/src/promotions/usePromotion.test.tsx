import { offline } from '@players-club/api-client/fakes'
import { DRAWS_PAGE_SIZE, type Draw, type DrawStage } from '@players-club/domain-models'
import {
  drawnDraw,
  openDraw,
  quickDrawGame,
  runningPromotion,
  scratcherGame,
  tripPrize,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, type TestClubOptions } from '../testing/index.ts'
import { usePromotion } from './usePromotion.ts'

const draw = (id: number, stage: DrawStage): Draw => ({ ...openDraw, id, stage })
const firstPage = [draw(1, 'announced'), draw(2, 'open')]
const pageOf = <T,>(content: T[], totalElements = content.length) => ({
  ...{ content, totalElements },
  ...{ page: 0, size: DRAWS_PAGE_SIZE },
})
const answers: NonNullable<TestClubOptions['answers']> = {
  'promotions.getPromotion': runningPromotion,
  'promotions.getPromotionDraws': ({ query }) =>
    pageOf(query.page === 0 ? firstPage : [draw(7, 'upcoming')], DRAWS_PAGE_SIZE + 1),
  'promotions.getActiveDraws': pageOf([draw(2, 'open')], 6),
  'promotions.getPublishedDraws': pageOf([drawnDraw]),
  'promotions.getPromotionGames': { gameIds: [] },
  'promotions.getPrizesWithContent': ({ params }) => pageOf([{ ...tripPrize, drawId: params.drawId }]),
  'promotions.getPrizesWithWinners': pageOf([]),
}

async function promotionPage(change: TestClubOptions['answers'] = {}, authorizedFlags: string[] = []) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags },
    answers: { ...answers, ...change },
  })
  const { result, rerender } = await renderHook(
    (at?: { page: number }) => usePromotion(2, at?.page ?? null),
    {
      wrapper: tab.Wrapper,
    },
  )
  await tab.browser.settled()
  const turnTo = async (page: number) => {
    await rerender({ page })
    await tab.browser.settled()
  }
  const asked = (name: string) =>
    tab.browser.server.requests.filter(request => request.name === `promotions.${name}`)
  return { tab, result, turnTo, asked }
}

test('[CONST-016] [CONST-014] draws are paged by six, and past ones by ten', async () => {
  const { asked, turnTo } = await promotionPage()
  await turnTo(1)
  expect(asked('getPromotionDraws').map(({ query }) => query)).toEqual([
    { page: 0, size: 6 },
    { page: 1, size: 6 },
  ])
  expect(asked('getPublishedDraws').map(({ query }) => query)).toEqual([{ page: 0, size: 10 }])
})

test('[PROMO-003] [API-069] the prizes belong to the open draw, whichever page of draws is shown', async () => {
  const { result, turnTo, asked } = await promotionPage()
  expect(result.current.prizes.data?.content).toMatchObject([{ drawId: 2 }])
  await turnTo(1)
  await expect.poll(() => result.current.draws.data?.content).toMatchObject([{ id: 7 }])
  expect(result.current.prizes.data?.content).toMatchObject([{ drawId: 2 }])
  expect(asked('getPrizesWithContent').map(({ params }) => params)).toEqual([{ drawId: 2 }])
})

test('[PROMO-003] the page begins with the open draw and its prizes, on whichever page of draws it is', async () => {
  const { result, turnTo, asked } = await promotionPage({
    'promotions.getActiveDraws': pageOf([draw(7, 'open')]),
  })
  await expect.poll(() => result.current.draws.data?.content).toMatchObject([{ id: 7 }])
  expect(result.current.drawsPage).toBe(1)
  await expect.poll(() => result.current.prizes.data?.content).toMatchObject([{ drawId: 7 }])
  await turnTo(0)
  await expect.poll(() => result.current.draws.data?.content).toEqual(firstPage)
  expect(result.current.drawsPage).toBe(0)
  expect(asked('getPrizesWithContent').map(({ params }) => params)).toEqual([{ drawId: 7 }])
})

test('[PROMO-003] the prizes are those of the last draw, on the last page, when all draws are over', async () => {
  const { result } = await promotionPage({
    'promotions.getPromotionDraws': ({ query }) =>
      pageOf([draw(query.page === 0 ? 6 : 7, 'announced')], DRAWS_PAGE_SIZE + 1),
    'promotions.getActiveDraws': pageOf([]),
  })
  await expect.poll(() => result.current.prizes.data?.content).toMatchObject([{ drawId: 7 }])
  expect(result.current.drawsPage).toBe(1)
})

test('[PROMO-003] a promotion without draws has no prizes or winners, and does not wait for them', async () => {
  const none = {
    'promotions.getPromotionDraws': pageOf([]),
    'promotions.getActiveDraws': pageOf([]),
    'promotions.getPublishedDraws': pageOf([]),
  }
  const { result } = await promotionPage(none)
  await expect.poll(() => result.current.prizes.data?.content).toEqual([])
  expect(result.current.winners.data?.content).toEqual([])
})

test.each<[string, TestClubOptions['answers']]>([
  ['their first page', { 'promotions.getPromotionDraws': offline }],
  ['the open ones', { 'promotions.getActiveDraws': offline }],
  ['both', { 'promotions.getPromotionDraws': offline, 'promotions.getActiveDraws': offline }],
])('[ERR-043] draws fail together with %s, and can be retried with their prizes', async (_, failing) => {
  const { tab, result } = await promotionPage(failing)
  await expect.poll(() => result.current.draws.error).toEqual({ key: 'error.offline' })
  tab.browser.server.answer(answers)
  await result.current.draws.refresh()
  await expect.poll(() => result.current.draws.data?.content).toEqual(firstPage)
  expect(result.current.draws.error).toBeNull()
  await expect.poll(() => result.current.prizes.data?.content).toMatchObject([{ drawId: 2 }])
})

test('[ERR-043] prizes fail together with the open draws, and can be retried', async () => {
  const { tab, result } = await promotionPage({ 'promotions.getActiveDraws': offline })
  await expect.poll(() => result.current.prizes.error).toEqual({ key: 'error.offline' })
  tab.browser.server.answer(answers)
  await result.current.prizes.refresh()
  await expect.poll(() => result.current.prizes.data?.content).toMatchObject([{ drawId: 2 }])
  expect(result.current.prizes.error).toBeNull()
})

test('[PROMO-003] a promotion without eligible games does not wait for them', async () => {
  const { result } = await promotionPage()
  await expect.poll(() => result.current.games.data).toEqual({ content: [] })
})

test.each(['promotions.getPromotionGames', 'games.getGamesByIds'] as const)(
  '[ERR-043] eligible games fail together with %s, and can be retried',
  async missing => {
    const games = {
      'promotions.getPromotionGames': { gameIds: [scratcherGame.gameId] },
      'games.getGamesByIds': { content: [scratcherGame] },
    }
    const { tab, result } = await promotionPage({ ...games, [missing]: offline })
    await expect
      .poll(() => result.current.games)
      .toMatchObject({
        data: undefined,
        error: { key: 'error.offline' },
      })
    tab.browser.server.answer(games)
    await result.current.games.refresh()
    await expect
      .poll(() => result.current.games)
      .toMatchObject({
        data: { content: [scratcherGame] },
        error: null,
      })
  },
)

test.each([
  [51, 51],
  [501, 500],
])('[PROMO-003] of %i eligible games, %i are asked for', async (count, asked) => {
  const gameIds = Array.from({ length: count }, (_, index) => index + 1)
  const { tab, result } = await promotionPage({
    'promotions.getPromotionGames': { gameIds },
    'games.getGamesByIds': { content: [scratcherGame] },
  })
  await expect.poll(() => result.current.games.data?.content).toEqual([scratcherGame])
  expect(tab.browser.server.requests.find(({ name }) => name === 'games.getGamesByIds')).toMatchObject({
    query: { filter: { gameIds: gameIds.slice(0, asked) } },
  })
})

test('[FLAG-017] a quick-draw game is eligible with its flag only', async () => {
  const gameIds = [scratcherGame.gameId, quickDrawGame.gameId]
  const games = {
    'promotions.getPromotionGames': { gameIds },
    'games.getGamesByIds': { content: [scratcherGame, quickDrawGame] },
  }
  const eligible = async (flags: string[]) => {
    const { result } = await promotionPage(games, flags)
    await expect.poll(() => result.current.games.data).toBeDefined()
    return result.current.games.data?.content
  }
  expect(await eligible([])).toEqual([scratcherGame])
  expect(await eligible(['QUICKDRAW_V1'])).toEqual([scratcherGame, quickDrawGame])
})

test('a promotion that is removed while its page is open stays on the page', async () => {
  const { tab, result } = await promotionPage()
  tab.browser.server.answer({ 'promotions.getPromotion': testProblem(404, 'promotions.notFound') })
  await result.current.promotion.refresh()
  await expect.poll(() => result.current.promotion.error).toEqual({ key: 'promotions.notFound' })
  expect(result.current.promotion.data).toEqual(runningPromotion)
  expect(tab.visits).toEqual([])
})
