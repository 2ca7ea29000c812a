import { offline } from '@players-club/api-client/fakes'
import type { PlayerReward } from '@players-club/domain-models'
import {
  couponRedemption,
  couponReward,
  drawReward,
  externalReward,
  seenByGuest,
  seenByPlayer,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const redeem = main.getByRole('button', { name: 'Redeem' })
const coupon = seenByPlayer(couponReward)

const openReward = (
  reward: PlayerReward,
  answers: PageOptions['answers'] = {},
  points = 25_000,
  settings?: PageOptions['settings'],
) =>
  openPage(`/rewards/${reward.id}`, {
    player: 'verified',
    settings,
    answers: {
      'rewards.getPlayerReward': reward,
      'rewards.getCouponDetails': { remaining: reward.remaining ?? 0, coupons: [] },
      'history.getPointsBalance': { balance: points },
      ...answers,
    },
  })

async function openDialog(reward: PlayerReward, answers: PageOptions['answers'] = {}, points?: number) {
  const opened = await openReward(reward, answers, points)
  await redeem.click()
  await expect.element(dialog.getByRole('heading', { name: `Redeem: ${reward.title}` })).toBeVisible()
  return opened
}

test('shows what a reward costs, how many are left and the points held', async () => {
  const { asked } = await openReward(coupon, {
    'rewards.getCouponDetails': { remaining: 17, coupons: [] },
  })
  await expect.element(main.getByRole('heading', { name: '$5 off scratchers', level: 1 })).toBeVisible()
  await expect.element(main.getByText('1,200 Points')).toBeVisible()
  await expect.element(main.getByRole('definition')).toHaveTextContent('17')
  await expect.element(main.getByText('You have 25,000 points.')).toBeVisible()
  expect(asked('rewards.getPlayerReward').map(({ params }) => params)).toEqual([{ rewardId: 101 }])
  expect(asked('rewards.getCouponDetails').map(({ params }) => params)).toEqual([{ key: 'scratchers-5' }])
})

test('redeems nothing at Cancel, and closes the dialog', async () => {
  const { asked } = await openDialog(coupon, { 'rewards.redeemReward': couponRedemption })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked('rewards.redeemReward')).toEqual([])
})

test('closes the dialog when another reward is shown', async () => {
  const { go } = await openDialog(coupon, {
    'rewards.getPlayerReward': ({ params }) =>
      params.rewardId === coupon.id ? coupon : seenByPlayer(externalReward),
  })
  await go('/rewards/103')
  await expect.element(main.getByRole('heading', { name: externalReward.title, level: 1 })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[FLAG-015] marks no coupon as sold out where couponSoldOutBanner is off', async () => {
  await openReward({ ...coupon, remaining: 0 }, {}, 25_000, { couponSoldOutBanner: false })
  await expect.element(main.getByRole('heading', { name: '$5 off scratchers', level: 1 })).toBeVisible()
  await expect.element(main.getByText('Sold out')).not.toBeInTheDocument()
})

test('marks a coupon without codes as sold out, and redeems none', async () => {
  await openReward({ ...coupon, remaining: 0 })
  await expect.element(main.getByText('Sold out')).toBeVisible()
  expect(redeem.query()).toBeNull()
})

test('shows how many points are missing, not how many more can be redeemed, and links to ways to earn', async () => {
  await openReward({ ...coupon, frequencyCap: { limitReached: false, remaining: 5, count: 0 } }, {}, 1000)
  await expect.element(main.getByText('You need 200 more points for this reward.')).toBeVisible()
  expect(main.getByText(/You can redeem/).query()).toBeNull()
  await expect.element(main.getByRole('link', { name: 'Earn points' })).toHaveAttribute('href', '/earn')
  expect(redeem.query()).toBeNull()
})

test('redeems the chosen quantity at the price shown, and shows the codes of that redemption', async () => {
  const { asked } = await openDialog(coupon, {
    'rewards.redeemReward': { ...couponRedemption, quantity: 2, points: 2400, balance: 22_600 },
    'rewards.getBarcodeData': {
      remaining: 210,
      coupons: [
        { code: 'CSL-77', barcodeData: '001122334455' },
        { code: 'CSL-78', barcodeData: '001122334456' },
      ],
    },
  })
  await expect
    .element(dialog.getByText('That comes to 1,200 points. After that you have 23,800 points left.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Increase: How many?' }).click()
  await expect
    .element(dialog.getByText('That comes to 2,400 points. After that you have 22,600 points left.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem for 2,400 points' }).click()
  await expect.element(dialog.getByText('CSL-77', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('CSL-78', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^You have 22,600 points left\./)).toBeVisible()
  expect(asked('rewards.redeemReward').map(({ body }) => body)).toEqual([
    { rewardId: 101, quantity: 2, expectedBalance: 22_600 },
  ])
  expect(asked('rewards.redeemReward')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
  expect(asked('rewards.getBarcodeData').map(({ params }) => params)).toEqual([
    { redemptionId: '01890000-0000-7000-8000-000000000001' },
  ])
})

test('asks again with the new figures when the balance has changed since they were shown', async () => {
  const { asked, club } = await openDialog(coupon, {
    'rewards.redeemReward': ({ body }) =>
      body.expectedBalance === 22_600
        ? { ...couponRedemption, balance: 22_600 }
        : testProblem(422, 'error.reward.balanceChanged'),
    'rewards.getBarcodeData': { remaining: 210, coupons: [{ code: 'CSL-77', barcodeData: '001122334455' }] },
  })
  await expect.element(dialog.getByText(/After that you have 23,800 points left\./)).toBeVisible()
  club.browser.server.answer({ 'history.getPointsBalance': { balance: 23_800 } })
  await dialog.getByRole('button', { name: 'Redeem for 1,200 points' }).click()
  await expect.element(dialog.getByRole('alert').getByText(/the price has changed\./)).toBeVisible()
  await expect.element(dialog.getByText(/After that you have 22,600 points left\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem for 1,200 points' }).click()
  await expect.element(dialog.getByText(/^You have 22,600 points left\./)).toBeVisible()
  expect(asked('rewards.redeemReward')).toHaveLength(2)
})

test('[REWARD-014] shows "Reward Redeemed!" for an external reward, and how it is delivered', async () => {
  const reward = seenByPlayer(externalReward)
  const { asked } = await openDialog(reward, {
    'rewards.redeemRewardByKey': {
      ...couponRedemption,
      rewardId: 103,
      points: 3000,
      balance: 22_000,
    },
  })
  await dialog.getByRole('button', { name: 'Redeem for 3,000 points' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Reward Redeemed!' })).toBeVisible()
  await expect.element(dialog.getByText('The tickets come by mail within two days.')).toBeVisible()
  await expect.element(dialog.getByText(/^You have 22,000 points left\./)).toBeVisible()
  expect(asked('rewards.redeemRewardByKey').map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { key: 'desert-museum' }, body: { quantity: 1, expectedBalance: 22_000 } },
  ])
  expect(asked('rewards.redeemRewardByKey')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
})

const limited = {
  ...seenByPlayer({ ...couponReward, amount: 100 }),
  frequencyCap: { limitReached: false, remaining: 20, count: 0 },
  redemption: { remaining: 12 },
}

test.each([
  ['the points held', 350, 20, 12, 9, 'You can redeem up to 3 now.'],
  ['the limit of the player', 25_000, 2, 12, 9, 'You can redeem up to 2 now.'],
  ['what can be redeemed at all', 25_000, 20, 4, 9, 'You can redeem up to 4 now.'],
  ['the codes that are left', 950, 20, 12, 7, 'You can redeem up to 7 now.'],
])('[REWARD-018] limits the quantity to %s', async (_, points, cap, all, codes, most) => {
  await openDialog(
    {
      ...limited,
      frequencyCap: { limitReached: false, remaining: cap, count: 0 },
      redemption: { remaining: all },
    },
    { 'rewards.getCouponDetails': { remaining: codes, coupons: [] } },
    points,
  )
  await expect.element(dialog.getByText(most)).toBeVisible()
})

test('shows why a redemption was refused, and lets the player retry', async () => {
  await openDialog(coupon, { 'rewards.redeemReward': testProblem(422, 'error.reward.frequencyCapExceeded') })
  await dialog.getByRole('button', { name: 'Redeem for 1,200 points' }).click()
  await expect
    .element(
      page.getByRole('alert').getByText('You have reached the limit for this reward; try again tomorrow.'),
    )
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(redeem).toBeEnabled()
})

test('retries the same request where the response was lost, and says that it is charged once', async () => {
  const { club, asked } = await openDialog(seenByPlayer(externalReward), {
    'rewards.redeemRewardByKey': offline,
  })
  const confirm = dialog.getByRole('button', { name: 'Redeem for 3,000 points' })
  await confirm.click()
  await expect.element(dialog.getByText(/you will not be charged twice/)).toBeVisible()
  club.browser.server.answer({ 'rewards.redeemRewardByKey': { ...couponRedemption, rewardId: 103 } })
  await confirm.click()
  await expect.element(dialog.getByRole('heading', { name: 'Reward Redeemed!' })).toBeVisible()
  const keys = asked('rewards.redeemRewardByKey').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('enters a draw, and shows how many entries it was', async () => {
  const reward = seenByPlayer(drawReward)
  await openReward(reward, {
    'promotions.getPrizes': { content: [], page: 0, size: 50, totalElements: 0 },
    'rewards.redeemReward': { ...couponRedemption, rewardId: 102, points: 500, balance: 24_500 },
  })
  await main.getByRole('button', { name: 'Enter' }).click()
  await dialog.getByRole('button', { name: 'Redeem for 500 points' }).click()
  await expect.element(dialog.getByText('1 entry was added. Good luck!')).toBeVisible()
  await expect.element(dialog.getByText(/^You have 24,500 points left\./)).toBeVisible()
})

test('leads a guest to the sign-in and back to this reward', async () => {
  const { address } = await openPage('/rewards/103', {
    answers: { 'rewards.getReward': seenByGuest(externalReward) },
  })
  await main.getByRole('button', { name: 'Sign in to redeem' }).click()
  await expect.poll(address).toBe('/login?from=%2Frewards%2F103')
})

test('[REWARD-013] keeps the code and barcode on the page when the reward ends with the redemption', async () => {
  const { asked, address, club } = await openDialog(coupon, {
    'rewards.redeemReward': couponRedemption,
    'rewards.getBarcodeData': { remaining: 0, coupons: [{ code: 'CSL-77', barcodeData: '001122334455' }] },
  })
  const before = asked('rewards.getPlayerReward').length
  club.browser.server.answer({ 'rewards.getPlayerReward': testProblem(404, 'rewards.rewardUnavailable') })
  await dialog.getByRole('button', { name: 'Redeem for 1,200 points' }).click()
  await expect.element(dialog.getByText('CSL-77', { exact: true })).toBeVisible()
  await expect.poll(() => asked('rewards.getPlayerReward').length).toBeGreaterThan(before)
  await club.browser.settled()
  await expect.element(dialog.getByText('CSL-77', { exact: true })).toBeVisible()
  expect(address()).toBe('/rewards/101')
})
