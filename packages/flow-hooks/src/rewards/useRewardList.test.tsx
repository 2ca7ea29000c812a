import type { Reward } from '@players-club/domain-models'
import { couponReward, drawReward, openDraw } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, type TestClubOptions } from '../testing/index.ts'
import { useRewardDraw } from './useRewardDraw.ts'
import { useRewardList } from './useRewardList.ts'

const coupons = (count: number): Reward[] =>
  Array.from({ length: count }, (_, index) => ({ ...couponReward, id: 200 + index }))

async function listOf(content: Reward[], settings?: TestClubOptions['settings']) {
  const tab = createTestClub({
    settings,
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: { 'rewards.listPublicRewards': { content } },
  })
  const { result, rerender } = await renderHook(
    (search: string = '') => useRewardList({ pathname: '/rewards', search }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  await expect.poll(() => result.current.tabs).toBeDefined()
  return { result, rerender, visits: tab.visits }
}

test('[REWARD-002] tabs follow the configured list', async () => {
  const { result } = await listOf([drawReward, couponReward], { rewardTabs: 'COUPON,DRAW' })
  expect(result.current.tabs?.map(({ type }) => type)).toEqual(['COUPON', 'DRAW'])
  expect(result.current.selected).toBe('COUPON')
})

test('[CONST-018] a page shows six rewards, of the tab and the page in the address', async () => {
  const { result, rerender } = await listOf([drawReward, ...coupons(8)])
  expect(result.current).toMatchObject({ selected: 'DRAW', total: 1, page: 0 })
  await rerender('?tab=COUPON')
  expect(result.current).toMatchObject({ selected: 'COUPON', total: 8, page: 0 })
  expect(result.current.shown).toHaveLength(6)
  await rerender('?tab=COUPON&page=2')
  expect(result.current.shown).toHaveLength(2)
  await rerender('?tab=COUPON&page=9')
  expect(result.current).toMatchObject({ page: 1 })
  await rerender('?tab=EXTERNAL')
  expect(result.current).toMatchObject({ selected: 'DRAW', page: 0 })
})

test('the first tab begins with its first page where the tab of the address is gone', async () => {
  const { result, rerender } = await listOf(coupons(8), { rewardTabs: 'COUPON,EXTERNAL' })
  await rerender('?tab=EXTERNAL&page=2')
  expect(result.current).toMatchObject({ selected: 'COUPON', page: 0 })
  await rerender('?page=2')
  expect(result.current).toMatchObject({ selected: 'COUPON', page: 1 })
})

test('the page of past draws is that of the address, and of no other tab', async () => {
  const { result, rerender } = await listOf([drawReward, ...coupons(8)], { rewardTabs: 'DRAW,EXTERNAL' })
  expect(result.current.pastPage).toBeUndefined()
  await rerender('?tab=DRAW&past=2')
  expect(result.current.pastPage).toBe(1)
  await rerender('?tab=EXTERNAL&past=2')
  expect(result.current).toMatchObject({ selected: 'DRAW', pastPage: undefined })
})

test('another tab is an address of its own and starts at its first page', async () => {
  const { result, rerender, visits } = await listOf([drawReward, ...coupons(8)])
  await rerender('?tab=COUPON&page=2')
  result.current.select('DRAW')
  expect(visits.at(-1)?.path).toBe('/rewards?tab=DRAW')
  result.current.select('TOKENS')
  expect(visits).toHaveLength(1)
})

const prizesPage = { content: [], page: 0, size: 50, totalElements: 0 }
const prizesAnswers = {
  'promotions.getPrizes': prizesPage,
  'promotions.getPrizesWithWinners': prizesPage,
} as const

test.each([
  ['promotions.getPrizes', '2027-01-01T07:00:00Z'],
  ['promotions.getPrizesWithWinners', '2026-11-01T07:00:00Z'],
])('[API-058] [REWARD-004] a draw reward requests %s when it ends at %s', async (name, end) => {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: { ...prizesAnswers, 'history.getDrawsByIds': { content: [] } },
  })
  await renderHook(() => useRewardDraw({ ...drawReward, end }), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  const asked = tab.browser.server.requests.filter(request => request.name.startsWith('promotions.'))
  expect(asked).toMatchObject([{ name, params: { drawId: 7 }, query: { page: 0, size: 50 } }])
})

test.each(['closed', 'announced'] as const)(
  '[REWARD-004] knows of an ended draw that is %s whether its winners are announced',
  async stage => {
    const tab = createTestClub({
      initial: { remoteConfig: {}, authorizedFlags: [] },
      answers: {
        ...prizesAnswers,
        'history.getDrawsByIds': { content: [{ ...openDraw, id: 7, stage }] },
      },
    })
    const { result } = await renderHook(() => useRewardDraw({ ...drawReward, end: '2026-11-01T07:00:00Z' }), {
      wrapper: tab.Wrapper,
    })
    await expect.poll(() => result.current.data).toEqual({ content: [], isAnnounced: stage === 'announced' })
  },
)

test('[REWARD-004] a prize is not called unwon while the winners may be older than the announcement', async () => {
  const winners = Promise.withResolvers<typeof prizesPage>()
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: {
      ...prizesAnswers,
      'history.getDrawsByIds': { content: [{ ...openDraw, id: 7, stage: 'announced' }] },
    },
  })
  const ended = { ...drawReward, end: '2026-11-01T07:00:00Z' }
  const { result } = await renderHook(() => useRewardDraw(ended), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.data?.isAnnounced).toBe(true)
  tab.browser.server.answer({ 'promotions.getPrizesWithWinners': () => winners.promise })
  const refreshed = result.current.refresh()
  await expect.poll(() => result.current.data?.isAnnounced).toBe(false)
  winners.resolve(prizesPage)
  await refreshed
  await expect.poll(() => result.current.data?.isAnnounced).toBe(true)
})

test('[REWARD-005] a reward without a draw has no prizes to wait for', async () => {
  const tab = createTestClub()
  const { result } = await renderHook(() => useRewardDraw({ ...drawReward, drawId: null }), {
    wrapper: tab.Wrapper,
  })
  expect(result.current).toMatchObject({ data: { content: [] }, error: null })
})
