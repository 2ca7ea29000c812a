import type { Reward } from '@players-club/domain-models'
import { couponReward, drawReward, externalReward, seenByPlayer } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const card = (title: string) => main.getByRole('listitem').filter({ hasText: title })

const openRewards = (rewards: Reward[], settings?: PageOptions['settings']) =>
  openPage('/rewards', {
    player: 'verified',
    settings,
    answers: { 'rewards.listPlayerRewards': { content: rewards.map(seenByPlayer) } },
  })

test('lists the rewards of the tab that is chosen, each with its points', async () => {
  await openRewards([drawReward, couponReward, externalReward])
  await expect.element(card('Lake Havasu weekend').getByText('500 Points an entry')).toBeVisible()
  await main.getByRole('tab', { name: 'Coupons' }).click()
  await expect.element(card('$5 off scratchers').getByText('1,200 Points')).toBeVisible()
  await expect.element(card('$5 off scratchers').getByRole('link')).toHaveAttribute('href', '/rewards/101')
  expect(card('Lake Havasu weekend').query()).toBeNull()
})

test('marks a coupon without codes as sold out', async () => {
  await openRewards([{ ...couponReward, remaining: 0 }])
  await main.getByRole('tab', { name: 'Coupons' }).click()
  await expect.element(card('$5 off scratchers').getByText('Sold out')).toBeVisible()
  await expect.element(card('$5 off scratchers').getByRole('link')).toHaveAccessibleName(/See details$/)
})

test('[FLAG-015] marks no coupon as sold out where couponSoldOutBanner is off', async () => {
  await openRewards([{ ...couponReward, remaining: 0 }], { couponSoldOutBanner: false })
  await main.getByRole('tab', { name: 'Coupons' }).click()
  await expect.element(card('$5 off scratchers')).toBeVisible()
  await expect.element(main.getByText('Sold out')).not.toBeInTheDocument()
})

const firstOf = (title: string) => card(title).element().querySelector('h2, h3, img')?.localName

test('[FLAG-016] has the titles of tickets below the pictures by default', async () => {
  await openRewards([drawReward])
  await expect.element(card('Lake Havasu weekend')).toBeVisible()
  expect(firstOf('Lake Havasu weekend')).toBe('img')
})

test('[FLAG-016] has the titles of tickets above the pictures where titleAboveImage is on', async () => {
  await openRewards([drawReward], { titleAboveImage: true })
  await expect.element(card('Lake Havasu weekend')).toBeVisible()
  expect(firstOf('Lake Havasu weekend')).toMatch(/^h[23]$/)
})

test('[REWARD-002] has the tabs that the club’s settings name, in their order', async () => {
  await openRewards([drawReward, couponReward, externalReward], { rewardTabs: 'COUPON,DRAW' })
  await expect.element(main.getByRole('tab', { name: 'Coupons', selected: true })).toBeVisible()
  expect(main.getByRole('tab').elements()).toHaveLength(2)
})

test('turns the pages of a tab', async () => {
  const coupons = Array.from({ length: 40 }, (_, at) => ({
    ...couponReward,
    id: 500 + at,
    key: `coupon-${at}`,
    title: `Coupon number ${at + 1}.`,
  }))
  await openRewards(coupons)
  await main.getByRole('tab', { name: 'Coupons' }).click()
  await expect.element(card('Coupon number 1.')).toBeVisible()
  await main.getByRole('link', { name: 'Next page' }).click()
  await expect.element(card('Coupon number 1.')).not.toBeInTheDocument()
})

test('shows the tab and the page of its address, as after a reward that was opened from there', async () => {
  const coupons = Array.from({ length: 8 }, (_, at) => ({
    ...couponReward,
    id: 500 + at,
    title: `Coupon number ${at + 1}.`,
  }))
  await openPage('/rewards?tab=COUPON&page=2', {
    player: 'verified',
    answers: { 'rewards.listPlayerRewards': { content: [drawReward, ...coupons].map(seenByPlayer) } },
  })
  await expect.element(main.getByRole('tab', { name: 'Coupons', selected: true })).toBeVisible()
  await expect.element(card('Coupon number 8.')).toBeVisible()
  expect(card('Coupon number 1.').query()).toBeNull()
})

test('[REWARD-004] turns the pages of past rewards, and shows the one of its address as after Back', async () => {
  const past = Array.from({ length: 11 }, (_, at) => ({
    ...drawReward,
    id: 600 + at,
    title: `Past draw number ${at + 1}.`,
    end: '2026-10-01T07:00:00Z',
  }))
  const { address } = await openPage('/rewards?tab=DRAW&past=2', {
    player: 'verified',
    answers: { 'rewards.listPlayerRewards': { content: [drawReward, ...past].map(seenByPlayer) } },
  })
  await expect.element(card('Past draw number 11.')).toBeVisible()
  const pages = main.getByRole('navigation', { name: 'Pages: Past rewards and their winners' })
  await pages.getByRole('link', { name: 'Page 1' }).click()
  await expect.element(card('Past draw number 1.')).toBeVisible()
  await expect.element(card('Past draw number 11.')).not.toBeInTheDocument()
  expect(address()).toBe('/rewards?tab=DRAW&past=1')
})

test('shows a guest everybody’s rewards', async () => {
  const { asked } = await openPage('/rewards', {
    answers: { 'rewards.listPublicRewards': { content: [drawReward] } },
  })
  await expect.element(card('Lake Havasu weekend')).toBeVisible()
  expect(asked('rewards.listPlayerRewards')).toEqual([])
})
