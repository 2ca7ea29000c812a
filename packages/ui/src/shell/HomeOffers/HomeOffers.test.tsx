import {
  advertisementFixture,
  couponReward,
  drawReward,
  informationTileFixture,
  linkActivity,
  progressivePromotion,
  runningPromotion,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { HomeOffers } from './HomeOffers.tsx'

const offers = {
  advertisements: [advertisementFixture],
  rewards: [couponReward],
  activities: [linkActivity],
  draws: { progressive: [progressivePromotion], secondChance: [runningPromotion], featured: [drawReward] },
  tiles: [informationTileFixture],
  now: new Date('2026-11-20T19:00:00Z'),
  showsSoldOut: true,
}
const noDraws = { progressive: [], secondChance: [], featured: [] }

describe('the sections', () => {
  const titles = ['Spend your points', 'More ways to earn points', 'Drawings to enter', 'Good to know']
  const shown = async (change: Partial<typeof offers>) => {
    const screen = await renderUi(<HomeOffers {...offers} {...change} />)
    const headings = screen.getByRole('heading', { level: 2 }).elements()
    const region = screen.getByRole('region', { name: 'From the lottery' }).query()
    const found = [...(region ? ['banner'] : []), ...headings.map(({ textContent }) => textContent)]
    await screen.unmount()
    return found
  }

  test('[HOME-004] all sections are shown', async () => {
    expect(await shown({})).toEqual(['banner', ...titles])
  })

  test.each([
    ['banner', { advertisements: [] }],
    ['Spend your points', { rewards: [] }],
    ['More ways to earn points', { activities: [] }],
    ['Drawings to enter', { draws: noDraws }],
    ['Good to know', { tiles: [] }],
  ])('[HOME-004] the other sections stay without %s', async (section, change) => {
    expect(await shown(change)).toEqual(['banner', ...titles].filter(title => title !== section))
  })
})

test('[HOME-006] the sections link to each item and to the list of its kind', async () => {
  const screen = await renderUi(<HomeOffers {...offers} />)
  const links = screen.getByRole('link').elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    advertisementFixture.buttonUrl,
    '/rewards',
    `/rewards/${couponReward.id}`,
    '/earn',
    `/view-url/${linkActivity.id}`,
    '/promotion',
    `/promotion/${progressivePromotion.id}`,
    `/promotion/${runningPromotion.id}`,
    `/rewards/${drawReward.id}`,
    '/information-list',
    `/information-list/${informationTileFixture.id}`,
  ])
})

test('[HOME-013] an activity shows its maximum points', async () => {
  const screen = await renderUi(<HomeOffers {...offers} />)
  await expect.element(screen.getByText('upto 1,000 points', { exact: true })).toBeVisible()
})

test('a progressive prize is shown on its ticket with its maximum', async () => {
  const screen = await renderUi(<HomeOffers {...offers} />)
  expect(screen.container.textContent).toContain('$12,543.25 grows up to $25,000')
})

test('[PROMO-008] [PROMO-009] a prize at its maximum says so on its ticket, and grows no more', async () => {
  const progressivePrize = { drawId: 41, amount: 2_500_000, maximum: 2_500_000 }
  const full = { ...progressivePromotion, status: 'endingSoon', progressivePrize } as const
  const screen = await renderUi(<HomeOffers {...offers} draws={{ ...offers.draws, progressive: [full] }} />)
  await expect.element(screen.getByText('Maximum jackpot reached')).toBeVisible()
  await expect.element(screen.getByText('Ending Soon', { exact: true })).toBeVisible()
  expect(screen.container.textContent).not.toContain('grows up to')
})

test('[REWARD-011] a sold-out coupon says so only when the setting is on', async () => {
  const rewards = [{ ...couponReward, remaining: 0 }]
  const screen = await renderUi(<HomeOffers {...offers} rewards={rewards} />)
  await expect.element(screen.getByText('Sold out')).toBeVisible()
  await screen.rerender(<HomeOffers {...offers} rewards={rewards} showsSoldOut={false} />)
  expect(screen.getByText('Sold out').query()).toBeNull()
})

test('[DRAW-006] a draw for points that ends soon says so', async () => {
  const screen = await renderUi(<HomeOffers {...offers} />)
  expect(screen.getByText('Ending soon', { exact: true }).query()).toBeNull()
  await screen.rerender(<HomeOffers {...offers} now={new Date('2026-11-26T19:00:00Z')} />)
  await expect.element(screen.getByText('Ending soon', { exact: true })).toBeVisible()
})

test('[EARN-010] an activity whose limit is reached says so, and offers no points', async () => {
  const frequencyCap = { limitReached: true, remaining: 0, count: 1 }
  const screen = await renderUi(<HomeOffers {...offers} activities={[{ ...linkActivity, frequencyCap }]} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: `${linkActivity.title} See it` })).toBeVisible()
  await expect.element(screen.getByText(/upto 1,000 points/)).not.toBeInTheDocument()
})

test('the sections reserve their space while they load, so that what is below them hardly moves', async () => {
  const loading = {
    ...offers,
    advertisements: undefined,
    rewards: undefined,
    activities: undefined,
    draws: undefined,
    tiles: undefined,
  }
  const screen = await renderUi(<HomeOffers {...loading} />)
  const height = () => screen.container.getBoundingClientRect().height
  await expect.element(screen.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  expect(screen.getByText('Loading', { exact: true }).elements()).toHaveLength(5)
  const reserved = height()
  await screen.rerender(<HomeOffers {...offers} />)
  await expect.element(screen.getByText('Loading', { exact: true })).not.toBeInTheDocument()
  expect(Math.abs(height() - reserved)).toBeLessThan(0.1 * height())
})
