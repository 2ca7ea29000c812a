import { couponReward, seenByPlayer } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMessageBar } from '../shell/index.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../testing/index.ts'
import { useReward } from './useReward.ts'

const coupon = seenByPlayer(couponReward)
const over = testProblem(404, 'rewards.rewardUnavailable')

async function openReward(answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({
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
