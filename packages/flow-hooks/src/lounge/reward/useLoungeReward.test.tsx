import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { drawnDraw, weeklyDrawing, weeklyForPlayer, wonCashPrize } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
} from '../../testing/index.ts'
import { useLoungeReward, usePastDraws } from './useLoungeReward.ts'

/** Twelve draws are announced, ten of them on the first page: 12, 11, 10 … */
const pages = [
  { content: [12, 11].map(id => ({ ...drawnDraw, id })), page: 0, size: 10, totalElements: 12 },
  { content: [{ ...drawnDraw, id: 2 }], page: 1, size: 10, totalElements: 12 },
]

async function pastDraws(answers: FakeAnswers = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: {
      'promotions.getPublishedDraws': ({ query }) => pages[query.page]!,
      'promotions.getPrizesWithWinners': { content: [wonCashPrize], page: 0, size: 100, totalElements: 1 },
      ...answers,
    },
  })
  const hook = await renderHook((page: number = 0) => usePastDraws(weeklyDrawing, page), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  return { ...hook, asked, ...tab.browser }
}

test('[REDEEM-007] past draws are paged, with the last draw’s winners on each page', async () => {
  const { result, rerender, asked, settled } = await pastDraws()
  await expect.poll(() => result.current.draws.data).toEqual(pages[0])
  await rerender(1)
  await settled()
  await expect.poll(() => result.current.draws.data).toEqual(pages[1])
  expect(asked('promotions.getPublishedDraws').map(({ params, query }) => [params, query])).toEqual(
    [0, 1].map(page => [{ promotionId: weeklyDrawing.externalId }, { page, size: 10 }]),
  )
  expect(asked('promotions.getPrizesWithWinners').map(({ params }) => params)).toEqual([{ drawId: 12 }])
  expect(result.current.winners.data?.content).toEqual([wonCashPrize])
})

test('[REDEEM-007] a page that failed to load shows an error and can be retried', async () => {
  const { result, rerender, server, settled } = await pastDraws()
  server.answer({ 'promotions.getPublishedDraws': offline })
  await rerender(1)
  await settled()
  await expect.poll(() => result.current.draws.error).toMatchObject({ key: 'error.offline' })
  expect(result.current.draws.data).toBeUndefined()
  server.answer({ 'promotions.getPublishedDraws': pages[1]! })
  await result.current.draws.refresh()
  await expect.poll(() => result.current.draws).toMatchObject({ data: pages[1], error: null })
})

test('[REDEEM-016] a page left open over midnight in Phoenix reads how many entries may be had on the new day', async () => {
  const browser = createTestBrowser(LATE_EVENING)
  browser.server.signedIn = 'verified'
  const usedUp = { ...weeklyForPlayer, frequencyCap: { limitReached: true, remaining: 0 } }
  const tab = createTestClub({
    browser,
    initial: { session: testSession(), remoteConfig: {}, authorizedFlags: ['SWEEPSTAKES_V1'] },
    answers: { 'lounge.getPlayerLoungeReward': usedUp },
  })
  const { result } = await renderHook(() => useLoungeReward(201), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.data?.frequencyCap).toEqual(usedUp.frequencyCap)
  browser.server.answer({ 'lounge.getPlayerLoungeReward': weeklyForPlayer })
  await browser.clock.advance(30 * 60_000 + 2000)
  await expect.poll(() => result.current.data?.frequencyCap).toEqual(weeklyForPlayer.frequencyCap)
})

describe('a drawing that is not available', () => {
  const missing = testProblem(404, 'lounge.reward.notFound')

  async function openDrawing(answers: FakeAnswers) {
    const tab = createTestClub({
      initial: { session: testSession(), remoteConfig: {}, authorizedFlags: ['SWEEPSTAKES_V1'] },
      answers,
    })
    tab.browser.server.signedIn = 'verified'
    const { result } = await renderHook(() => useLoungeReward(201), { wrapper: tab.Wrapper })
    await expect.poll(() => result.current.loading).toBe(false)
    return { tab, result }
  }

  test('redirects to the lobby, which says so', async () => {
    const { tab } = await openDrawing({ 'lounge.getPlayerLoungeReward': missing })
    const state = { redirectMessage: 'lounge.reward.notFound' }
    expect(tab.visits).toEqual([{ path: '/lucky-lounge', replace: true, state }])
  })

  test('stays when it ends while its page is open, with the dialogs on it', async () => {
    const { tab, result } = await openDrawing({ 'lounge.getPlayerLoungeReward': weeklyForPlayer })
    tab.browser.server.answer({ 'lounge.getPlayerLoungeReward': missing })
    await result.current.refresh()
    await expect.poll(() => result.current.error).toEqual({ key: 'lounge.reward.notFound' })
    expect(result.current.data).toMatchObject({ id: weeklyForPlayer.id, playerEntries: expect.any(Number) })
    expect(tab.visits).toEqual([])
  })
})
