import { collectAllActivity, linkActivity, pollActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestBrowser, createTestClub, LATE_EVENING, testSession } from '../testing/index.ts'
import { useActivities } from './useActivities.ts'

async function page(isSignedIn: boolean, browser = createTestBrowser()) {
  const tab = createTestClub({
    browser,
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    answers: {
      'activities.listPublicActivities': { content: [linkActivity] },
      'activities.listPlayerActivities': { content: [linkActivity, pollActivity] },
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => useActivities(), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  const asked = tab.browser.server.requests.filter(({ name }) => name.startsWith('activities.'))
  return { tab, result, asked }
}

test('[EARN-003] [API-072] a guest sees the public activities', async () => {
  const { result, asked } = await page(false)
  expect(result.current.data?.content).toEqual([linkActivity])
  expect(asked).toMatchObject([{ name: 'activities.listPublicActivities', query: { size: 200 } }])
})

test('[EARN-003] [API-072] a player sees their own activities', async () => {
  const { result, asked } = await page(true)
  expect(result.current.data?.content).toEqual([linkActivity, pollActivity])
  expect(asked).toMatchObject([{ name: 'activities.listPlayerActivities' }])
})

test('[EARN-005] a collect-them-all page receives its key in the navigation state', async () => {
  const { tab, result } = await page(true)
  result.current.collect(collectAllActivity)
  expect(tab.visits).toEqual([
    { path: '/collect-them-all/16', replace: false, state: { activityKey: 'monsoon-five' } },
  ])
})

test('[EARN-010] a list left open over midnight in Phoenix shows what may be earned on the new day', async () => {
  const { tab, result } = await page(true, createTestBrowser(LATE_EVENING))
  tab.browser.server.answer({ 'activities.listPlayerActivities': { content: [pollActivity] } })
  await tab.browser.clock.advance(30 * 60_000)
  expect(result.current.data?.content).toHaveLength(2)
  await tab.browser.clock.advance(2000)
  await expect.poll(() => result.current.data?.content).toEqual([pollActivity])
})
