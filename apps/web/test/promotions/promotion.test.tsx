import { testProblem } from '@players-club/flow-hooks/testing'
import type { ProgressivePrize } from '@players-club/domain-models'
import { drawnDraw, progressivePromotion, scratcherGame } from '@players-club/domain-models/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

afterEach(() => void vi.useRealTimers())

const main = page.getByRole('main')
const none = { content: [], page: 0, size: 10, totalElements: 0 }
const prizeOf = (drawId: number): ProgressivePrize => ({
  drawId,
  amount: drawId * 1_000_000,
  maximum: 9_000_000,
})

test('[PROMO-010] fetches the date of the draw when the growing prize is that of another draw', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const prizes = [prizeOf(1), prizeOf(1), prizeOf(2)]
  const { club } = await openPage('/promotion/4', {
    answers: {
      'promotions.getPromotion': { ...progressivePromotion, progressivePrize: prizeOf(1) },
      'promotions.getPromotionDraws': none,
      'promotions.getActiveDraws': none,
      'promotions.getPublishedDraws': none,
      'promotions.getPromotionGames': { gameIds: [] },
      'promotions.getProgressivePrize': ({ attempt }) => prizes[attempt - 1] ?? null,
      'promotions.getDraw': {
        ...drawnDraw,
        id: 2,
        draw: '2026-12-04T19:00:00.000Z',
        seedHash: null,
        excludedEntries: [],
        seed: null,
      },
    },
  })
  const { server } = club.browser
  const asked = (name: string) => server.requests.filter(request => request.name === `promotions.${name}`)
  const jackpot = main.getByRole('region', { name: 'The jackpot now' })
  await expect.element(jackpot.getByText('$10,000', { exact: true })).toBeVisible()
  await expect.element(jackpot.getByText('Drawn on November 27, 2026')).toBeVisible()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => asked('getProgressivePrize')).toHaveLength(2)
  expect(asked('getDraw')).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(jackpot.getByText('$20,000', { exact: true })).toBeVisible()
  await expect.element(jackpot.getByText('Drawn on December 04, 2026')).toBeVisible()
  expect(asked('getDraw')).toMatchObject([{ params: { drawId: 2 } }])
})

test('[ERR-043] says that a promotion could not be loaded, and repeats the request at "Reload"', async () => {
  const { club } = await openPage('/promotion/4', {
    answers: {
      'promotions.getPromotion': testProblem(500),
      'promotions.getPromotionDraws': none,
      'promotions.getActiveDraws': none,
      'promotions.getPublishedDraws': none,
      'promotions.getPromotionGames': { gameIds: [] },
    },
  })
  await expect.element(main.getByText('Something went wrong while loading the content!')).toBeVisible()
  const promotion = { ...progressivePromotion, progressivePrize: null }
  club.browser.server.answer({ 'promotions.getPromotion': promotion })
  await main.getByRole('button', { name: 'Reload' }).click()
  await expect.element(main.getByRole('heading', { name: promotion.name, level: 1 })).toBeVisible()
})

test('[ROUTE-035] leads from an unknown promotion to the list with a warning', async () => {
  const { address } = await openPage('/promotion/999999', {
    others: ['/promotion'],
    answers: {
      'promotions.getPromotion': testProblem(404, 'promotions.notFound'),
      'promotions.getPromotionDraws': none,
      'promotions.getActiveDraws': none,
      'promotions.getPublishedDraws': none,
      'promotions.getPromotionGames': testProblem(404, 'promotions.notFound'),
      'promotions.getPromotions': none,
    },
  })
  await expect.poll(address).toBe('/promotion')
  await expect.element(page.getByText('This promotion is not available.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
})

test('[ERR-033] says for 3 seconds that an inactive eligible game is not available, and stays', async () => {
  const { club, address } = await openPage('/promotion/4', {
    answers: {
      'promotions.getPromotion': { ...progressivePromotion, progressivePrize: null },
      'promotions.getPromotionDraws': none,
      'promotions.getActiveDraws': none,
      'promotions.getPublishedDraws': none,
      'promotions.getPromotionGames': { gameIds: [scratcherGame.gameId] },
      'games.getGamesByIds': { content: [{ ...scratcherGame, isActive: false }] },
    },
  })
  await main.getByRole('link', { name: scratcherGame.name }).click()
  const warning = page.getByText(/^This game cannot be opened at the moment/)
  await expect.element(warning).toBeVisible()
  expect(address()).toBe('/promotion/4')
  await club.browser.clock.advance(2999)
  await expect.element(warning).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(warning).not.toBeInTheDocument()
})
