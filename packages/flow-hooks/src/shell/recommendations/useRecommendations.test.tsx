import { couponRecommendation, profileRecommendation } from '@players-club/domain-models/fixtures'
import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, type TestClubOptions } from '../../testing/index.ts'
import { useRecommendations } from './useRecommendations.ts'

const content = [
  couponRecommendation,
  { ...profileRecommendation, id: 9, recommendationType: 'GAME' },
  { ...couponRecommendation, id: 1, reward: { rewardType: 'COUPON', codesRemaining: 0 } },
  profileRecommendation,
]

async function mounted(answers: TestClubOptions['answers'] = { 'shell.getRecommendations': { content } }) {
  const tab = createTestClub({ initial: { remoteConfig: {}, authorizedFlags: [] }, answers })
  const hook = await renderHook((isOpen: boolean = false) => useRecommendations(isOpen), {
    wrapper: tab.Wrapper,
  })
  const asked = () => tab.browser.server.requests.filter(({ name }) => name === 'shell.getRecommendations')
  return { tab, asked, ...hook }
}

test('nothing is requested before the dialog opens', async () => {
  const { tab, asked, result } = await mounted()
  await tab.browser.settled()
  expect(asked()).toEqual([])
  expect(result.current.recommendations).toBeUndefined()
})

test('[API-032] published recommendations for the web that have begun are requested', async () => {
  const { tab, asked, rerender } = await mounted()
  await rerender(true)
  await tab.browser.settled()
  const now = tab.ports.clock.now().toISOString()
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatchObject({
    query: { filter: { publishedState: 'PUBLISHED', tag: 'WEB_FEATURED', startUntil: now } },
  })
})

test('[RECO-002] [RECO-003] [RECO-006] the recommendations to show are filtered and sorted', async () => {
  const { tab, result, rerender } = await mounted()
  await rerender(true)
  await tab.browser.settled()
  expect(result.current.recommendations?.map(({ id }) => id)).toEqual([3, 5])
})

test('each opening requests again, and closing keeps the list', async () => {
  const { tab, asked, result, rerender } = await mounted()
  await rerender(true)
  await tab.browser.settled()
  await rerender(false)
  expect(result.current.recommendations).toHaveLength(2)
  await tab.browser.clock.advance(1000)
  tab.browser.server.answer({ 'shell.getRecommendations': { content: [profileRecommendation] } })
  await rerender(true)
  await tab.browser.settled()
  expect(asked()).toHaveLength(2)
  expect(result.current.recommendations).toHaveLength(1)
})

test('a failure shows its message', async () => {
  const { tab, result, rerender } = await mounted({ 'shell.getRecommendations': offline })
  await rerender(true)
  await tab.browser.settled()
  expect(result.current.error).toMatchObject({ key: 'error.offline' })
})
