import { couponReward, drawReward, seenByGuest, seenByPlayer } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

const openAsGuest = (path: string, options: PageOptions = {}) =>
  openPage(path, {
    others: ['/rewards'],
    ...options,
    answers: {
      'rewards.listPublicRewards': { content: [drawReward, couponReward] },
      'rewards.getReward': seenByGuest(couponReward),
      'rewards.getCouponDetails': { remaining: 7, coupons: [] },
      ...options.answers,
    },
  })

test('[REWARD-007] leads a guest from a reward to the others and back by a card, and redeems nothing', async () => {
  const { address, asked } = await openAsGuest('/rewards/101')
  await main.getByRole('link', { name: 'All rewards' }).click()
  await expect.poll(address).toBe('/rewards')
  await main.getByRole('tab', { name: 'Coupons' }).click()
  await main.getByRole('link', { name: /\$5 off scratchers/ }).click()
  await main.getByRole('button', { name: 'Sign in to redeem' }).click()
  await expect.poll(address).toBe('/login?from=%2Frewards%2F101')
  expect(asked('rewards.redeemReward')).toEqual([])
})

test('[REWARD-006] redirects a guest to the sign-in where the address asks for it', async () => {
  const { address, club } = await openAsGuest('/rewards/101?login=true')
  await expect.poll(address).toBe('/login')
  expect(club.ports.storage.session.get('players-club.redirect')).toBe('/rewards/101')
})

test('[REWARD-006] keeps a player on the reward whose address asks for a sign-in', async () => {
  const { address } = await openAsGuest('/rewards/101?login=true', {
    player: 'verified',
    answers: {
      'rewards.getPlayerReward': seenByPlayer(couponReward),
    },
  })
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('$5 off scratchers')
  expect(address()).toBe('/rewards/101?login=true')
})

test.each(['999999', 'abc', '0x65', '99999999999'])(
  '[ERR-035] [REWARD-005] leads from the address of an unknown reward (%s) to the others, and says so for three seconds',
  async id => {
    const { address, club } = await openAsGuest(`/rewards/${id}`, {
      answers: { 'rewards.getReward': testProblem(404, 'rewards.rewardUnavailable') },
    })
    await expect.poll(address).toBe('/rewards')
    const warning = page.getByText(/This reward is not available\./)
    await expect.element(warning).toBeVisible()
    await club.browser.clock.advance(2999)
    await expect.element(warning).toBeVisible()
    await club.browser.clock.advance(1)
    await expect.element(warning).not.toBeInTheDocument()
  },
)
