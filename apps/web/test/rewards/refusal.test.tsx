import { couponRedemption, couponReward, seenByPlayer } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

async function redeem(answers: PageOptions['answers']) {
  const opened = await openPage('/rewards/101', {
    player: 'verified',
    answers: {
      'rewards.getPlayerReward': seenByPlayer(couponReward),
      'rewards.getCouponDetails': { remaining: 7, coupons: [] },
      'rewards.getBarcodeData': { remaining: 6, coupons: [] },
      ...answers,
    },
  })
  await main.getByRole('button', { name: /Redeem/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem for 1,200 points' }).click()
  return opened
}

test('[API-055] sends the id of the reward and the quantity with a redemption', async () => {
  const { asked } = await redeem({ 'rewards.redeemReward': couponRedemption })
  await expect.poll(() => asked('rewards.redeemReward')).toHaveLength(1)
  expect(asked('rewards.redeemReward')[0]).toMatchObject({ body: { rewardId: 101, quantity: 1 } })
})

test('[ERR-034] shows the text of a refusal’s key for 10 seconds', async () => {
  const { club } = await redeem({
    'rewards.redeemReward': testProblem(422, 'error.reward.overLimit'),
  })
  const message = page.getByText(
    'With what you have redeemed before, this is more than one player can redeem. Choose a smaller quantity, or look at the other rewards.',
  )
  await expect.element(message).toBeVisible()
  await club.browser.clock.advance(9999)
  await expect.element(message).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(message).not.toBeInTheDocument()
})
