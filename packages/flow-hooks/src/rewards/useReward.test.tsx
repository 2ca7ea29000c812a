import { couponReward, seenByPlayer } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMessageBar } from '../shell/index.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
  type TestClubOptions,
} from '../testing/index.ts'
import { useReward } from './useReward.ts'

const coupon = seenByPlayer(couponReward)
const over = testProblem(404, 'rewards.rewardUnavailable')

async function openReward(answers: TestClubOptions['answers'] = {}, browser = createTestBrowser()) {
  const tab = createTestClub({
    browser,
    initial: { session: testSession(), remoteConfig: {}, authorizedFlags: [] },
    answers: {
      'rewards.getPlayerReward': coupon,
      'rewards.getCouponDetails': { remaining: 17, coupons: [] },
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ reward: useReward(101), bar: useMessageBar() }), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  await expect.poll(() => result.current.reward.loading).toBe(false)
  return { ...tab, result }
}

test('a reward that is over when its page is opened redirects to the others with a message', async () => {
  const { result, visits } = await openReward({ 'rewards.getPlayerReward': over })
  expect(visits).toEqual([{ path: '/rewards', replace: true, state: null }])
  expect(result.current.reward).toMatchObject({ data: undefined, error: null })
  await expect
    .poll(() => result.current.bar.message)
    .toMatchObject({ type: 'warning', key: 'rewards.rewardUnavailable' })
})

test('[REWARD-013] a reward that ends while its page is open stays on the page', async () => {
  const { result, visits, browser } = await openReward()
  await expect.poll(() => result.current.reward.data).toEqual({ ...coupon, remaining: 17 })
  browser.server.answer({ 'rewards.getPlayerReward': over })
  await result.current.reward.refresh()
  await expect.poll(() => result.current.reward.error).toEqual({ key: 'rewards.rewardUnavailable' })
  expect(result.current.reward.data).toEqual({ ...coupon, remaining: 17 })
  expect(result.current.bar.message).toBeNull()
  expect(visits).toEqual([])
})

describe('a page left open over midnight in Phoenix', () => {
  const usedUp = { ...coupon, frequencyCap: { limitReached: true, remaining: 0, count: 1 } }
  const again = { ...coupon, frequencyCap: { limitReached: false, remaining: 1, count: 0 } }
  const openUsedUp = () => openReward({ 'rewards.getPlayerReward': usedUp }, createTestBrowser(LATE_EVENING))

  test('reads what may be redeemed on the new day', async () => {
    const { result, browser } = await openUsedUp()
    const asked = () => browser.server.requests.filter(({ name }) => name === 'rewards.getPlayerReward')
    browser.server.answer({ 'rewards.getPlayerReward': again })
    await browser.clock.advance(30 * 60_000)
    expect(asked()).toHaveLength(1)
    await browser.clock.advance(2000)
    await expect.poll(asked).toHaveLength(2)
    await expect.poll(() => result.current.reward.data?.frequencyCap).toEqual(again.frequencyCap)
  })

  test('[REWARD-013] stays when the reward ends at that midnight', async () => {
    const { result, browser, visits } = await openUsedUp()
    browser.server.answer({ 'rewards.getPlayerReward': over })
    await browser.clock.advance(30 * 60_000 + 2000)
    await expect.poll(() => result.current.reward.error).toEqual({ key: 'rewards.rewardUnavailable' })
    expect(result.current.reward.data).toMatchObject({ id: usedUp.id })
    expect(visits).toEqual([])
  })
})
