import { offline } from '@players-club/api-client/fakes'
import { runningPromotion } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, type TestClubOptions } from '../../testing/index.ts'
import { firstShown, usePromotions } from './usePromotions.ts'

const all = Array.from({ length: 25 }, (_, index) => ({ ...runningPromotion, id: index + 1 }))

const onePage = ({ query: { page, size } }: { query: { page: number; size: number } }) => {
  const from = page === 0 ? 0 : 10 + (page - 1) * 9
  return { content: all.slice(from, from + size), page, size, totalElements: all.length }
}

async function promotionsPage(search = '', answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: {
      'promotions.getPromotions': onePage,
      ...answers,
    },
  })
  const { result } = await renderHook(() => usePromotions(search), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  const sizes = () =>
    tab.browser.server.requests
      .filter(({ name }) => name === 'promotions.getPromotions')
      .map(({ query }) => query)
  return { tab, result, sizes }
}

test('[PROMO-002] 25 promotions show as 10, 19 and 25, requested by 10 and then 9', async () => {
  const { result, tab, sizes } = await promotionsPage()
  await expect.poll(() => result.current.promotions?.length).toBe(10)
  for (const shown of [19, 25]) {
    result.current.loadMore()
    await tab.browser.settled()
    await expect.poll(() => result.current.promotions?.length).toBe(shown)
  }
  expect(result.current.promotions?.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(new Set(sizes().map(query => JSON.stringify(query)))).toEqual(
    new Set(
      [
        { page: 0, size: 10 },
        { page: 1, size: 9 },
        { page: 2, size: 9 },
      ].map(query => JSON.stringify(query)),
    ),
  )
})

test('[PROMO-002] a second press while a page is loading requests nothing', async () => {
  const { result, tab, sizes } = await promotionsPage()
  await expect.poll(() => result.current.promotions?.length).toBe(10)
  result.current.loadMore()
  result.current.loadMore()
  await expect.poll(() => result.current.more).toBe('loading')
  await tab.browser.settled()
  await expect.poll(() => result.current.promotions?.length).toBe(19)
  expect(result.current.more).toBe('idle')
  expect(sizes()).toEqual([
    { page: 0, size: 10 },
    { page: 1, size: 9 },
  ])
})

test('[PROMO-002] every page is asked for in the order of the first one, even when that was refreshed meanwhile', async () => {
  let minute = 0
  const ordered: typeof onePage = ({ query }) => {
    minute += 1
    return { ...onePage({ query }), orderedAt: `2026-11-20T18:0${minute}:00Z`, ...query }
  }
  const { result, tab, sizes } = await promotionsPage('', { 'promotions.getPromotions': ordered })
  await expect.poll(() => result.current.promotions?.length).toBe(10)
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(19)
  tab.browser.server.answer({
    'promotions.getPromotions': ({ query }) =>
      ordered({ query: { ...query, page: query.page + 1, size: 9 } }),
  })
  void result.current.refresh()
  await tab.browser.settled()
  tab.browser.server.answer({ 'promotions.getPromotions': ordered })
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(25)
  expect(result.current.promotions?.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  const orderedAt = '2026-11-20T18:01:00Z'
  expect(sizes()).toEqual([
    { page: 0, size: 10 },
    { page: 1, size: 9, orderedAt },
    { page: 0, size: 10 },
    { page: 2, size: 9, orderedAt },
  ])
})

test('[PROMO-002] the total is what is shown after a page that is not full, also when promotions ended meanwhile', async () => {
  const { result, tab } = await promotionsPage()
  await expect.poll(() => result.current.promotions?.length).toBe(10)
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(19)
  expect(result.current.total).toBe(25)
  tab.browser.server.answer({
    'promotions.getPromotions': ({ query }) => ({ ...onePage({ query }), content: all.slice(19, 22) }),
  })
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(22)
  expect(result.current.total).toBe(22)
})

test('a page that failed to load can be retried, and nothing is lost', async () => {
  const { result, tab, sizes } = await promotionsPage()
  await expect.poll(() => result.current.promotions?.length).toBe(10)
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(19)
  tab.browser.server.answer({ 'promotions.getPromotions': offline })
  result.current.loadMore()
  await expect.poll(() => result.current.more).toBe('failed')
  expect(result.current.promotions).toHaveLength(19)
  tab.browser.server.answer({ 'promotions.getPromotions': onePage })
  result.current.loadMore()
  await expect.poll(() => result.current.promotions?.length).toBe(25)
  expect(sizes().slice(2)).toEqual([
    { page: 2, size: 9 },
    { page: 2, size: 9 },
  ])
})

test('an address that asks for more shows them at once, and loading continues after them', async () => {
  const { result, tab } = await promotionsPage('?shown=19')
  await expect.poll(() => result.current.promotions?.length).toBe(19)
  result.current.loadMore()
  await tab.browser.settled()
  await expect.poll(() => result.current.promotions?.length).toBe(25)
})

test.each([
  ['', 10],
  ['?shown=10', 10],
  ['?shown=19', 19],
  ['?shown=20', 19],
  ['?shown=100', 100],
  ['?shown=5000', 100],
  ['?shown=-3', 10],
  ['?shown=many', 10],
])('the address %j shows %d at first', (search, shown) => {
  expect(firstShown(search)).toBe(shown)
})

test('a list that failed to load shows the reason', async () => {
  const { result } = await promotionsPage('', { 'promotions.getPromotions': offline })
  await expect.poll(() => result.current.error).not.toBeNull()
  expect(result.current.promotions).toBeUndefined()
})
