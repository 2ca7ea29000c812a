import {
  advertisementFixture,
  couponReward,
  drawReward,
  externalAdvertisementFixture,
  informationTileFixture,
  linkActivity,
  progressivePromotion,
  runningPromotion,
} from '@players-club/domain-models/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preferMotion } from '../../../../scripts/testing/emulateMedia.ts'
import { openPage, type PageOptions } from '../openPage.tsx'
import { fullHome } from './offers.ts'

const main = page.getByRole('main')

const openHome = (options: PageOptions = {}) =>
  openPage('/', { ...options, answers: { ...fullHome, ...options.answers } })

afterEach(() => void vi.useRealTimers())

const shownNames = (pattern: RegExp) =>
  main
    .getByRole('link', { name: pattern })
    .elements()
    .map(link => pattern.exec(link.textContent)?.[0])

describe('the home page by its settings', () => {
  test('[HOME-005] shows as many of each as is configured', async () => {
    await openHome()
    await expect.element(main.getByRole('link', { name: /Coupon A/ })).toBeVisible()
    await expect.poll(() => shownNames(/Coupon [A-F]/)).toEqual(['Coupon A', 'Coupon B', 'Coupon C'])
    await expect
      .poll(() => shownNames(/Guest way [A-F]/))
      .toEqual(['Guest way A', 'Guest way B', 'Guest way C'])
    await expect
      .poll(() => shownNames(/Second chance [A-F]/))
      .toEqual(['Second chance A', 'Second chance B', 'Second chance C'])
    await expect.poll(() => shownNames(/Jackpot [A-F]/)).toEqual(['Jackpot A'])
    await expect
      .poll(() => shownNames(/Points drawing [A-F]/))
      .toEqual(['Points drawing A', 'Points drawing B'])
  })

  test('[HOME-005] shows other numbers with other settings', async () => {
    const homeCounts = { draws: 1, progressiveDraws: 2, rewards: 2, activities: 1, featuredDraws: 1 }
    await openHome({ settings: { homeCounts } })
    await expect.poll(() => shownNames(/Coupon [A-F]/)).toEqual(['Coupon A', 'Coupon B'])
    await expect.poll(() => shownNames(/Guest way [A-F]/)).toEqual(['Guest way A'])
    await expect.poll(() => shownNames(/Second chance [A-F]/)).toEqual(['Second chance A'])
    await expect.poll(() => shownNames(/Jackpot [A-F]/)).toEqual(['Jackpot A', 'Jackpot B'])
    await expect.poll(() => shownNames(/Points drawing [A-F]/)).toEqual(['Points drawing A'])
  })
})

test('[HOME-010] shows the good items of lists in which one item is bad', async () => {
  // The fake server sends no answer that breaks the contract, so these are written as they come over the wire.
  const list = (...content: object[]) => Response.json({ content, page: 0, size: 2, totalElements: 2 })
  const bad = { id: 999, title: 'Bad', name: 'Bad', imageUrl: '//elsewhere.example/a.svg', entryEnd: 'soon' }
  await openHome({
    answers: {
      'content.getAdvertisements': () =>
        list({ ...advertisementFixture, ...bad }, externalAdvertisementFixture),
      'activities.listPublicActivities': () => list({ ...linkActivity, ...bad }, linkActivity),
      'rewards.listPublicRewards': ({ query }) =>
        query.type === 'DRAW'
          ? list({ ...drawReward, ...bad }, drawReward)
          : list({ ...couponReward, ...bad }, couponReward),
      'promotions.getSecondChancePromotions': () => list({ ...runningPromotion, ...bad }, runningPromotion),
    },
  })
  const good = [linkActivity, drawReward, couponReward, externalAdvertisementFixture].map(
    ({ title }) => title,
  )
  for (const name of [...good, runningPromotion.name])
    await expect.poll(() => document.body.textContent).toContain(name)
  expect(document.body.textContent).not.toContain('Bad')
})

test('[EARN-003] shows a player the activities and rewards of players', async () => {
  const { club } = await openHome({ player: 'verified' })
  await expect.poll(() => shownNames(/Player way [A-F]/)).toHaveLength(3)
  expect(shownNames(/Guest way [A-F]/)).toEqual([])
  expect(club.browser.server.requests.filter(({ name }) => name === 'rewards.listPublicRewards')).toEqual([])
})

test.each([
  ['en', /Enter until Dec 30, 2026/],
  ['es', /30 dic\.? 2026/],
] as const)(
  'shows the last day to enter a promotion that ends at midnight in Phoenix (%s)',
  async (locale, day) => {
    const entryEnd = '2026-12-31T07:00:00.000Z'
    const content = [{ ...runningPromotion, entryEnd }]
    await openHome({
      locale,
      answers: {
        'promotions.getSecondChancePromotions': { content, page: 0, size: 1, totalElements: 1 },
        'promotions.getProgressivePromotions': { content: [], page: 0, size: 0, totalElements: 0 },
      },
    })
    await expect.element(main.getByText(day)).toBeVisible()
  },
)

describe('the growing prize', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  const standingAt = (amount: number) => ({
    content: [{ ...progressivePromotion, progressivePrize: { drawId: 41, amount, maximum: 2_500_000 } }],
    page: 0,
    size: 1,
    totalElements: 1,
  })

  test('[HOME-007] shows its value 30 seconds later', async () => {
    const { club } = await openHome({
      answers: { 'promotions.getProgressivePromotions': standingAt(1_000_000) },
    })
    await expect.element(main.getByText(/^\$10,000 grows up to/)).toBeVisible()
    club.browser.server.answer({ 'promotions.getProgressivePromotions': standingAt(1_000_025) })
    await vi.advanceTimersByTimeAsync(29_999)
    await expect.element(main.getByText(/^\$10,000 grows up to/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(main.getByText(/^\$10,000\.25 grows up to/)).toBeVisible()
  })

  test('[HOME-007] disappears once it has been drawn, and is not requested again', async () => {
    const { club } = await openHome()
    const asked = () =>
      club.browser.server.requests.filter(({ name }) => name === 'promotions.getProgressivePromotions').length
    await expect.element(main.getByRole('link', { name: /Jackpot A/ })).toBeVisible()
    club.browser.server.answer({
      'promotions.getProgressivePromotions': { content: [], page: 0, size: 0, totalElements: 0 },
    })
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.element(main.getByRole('link', { name: /Jackpot A/ })).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked()).toBe(2)
  })
})

describe('the carousel', () => {
  const carousel = main.getByRole('region', { name: 'From the lottery' })
  const shownSlide = () =>
    carousel
      .getByRole('group')
      .elements()
      .find(slide => !slide.hasAttribute('inert'))?.ariaLabel

  async function openCarousel() {
    // A pointer that another test has left in the carousel would pause it.
    await userEvent.unhover(document.documentElement)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openHome()
    await expect.poll(shownSlide).toBe('1 of 2: Your daily bonus is waiting')
    // From here on the growing prize is polled.
    await expect.element(main.getByRole('link', { name: /Jackpot A/ })).toBeVisible()
  }

  /**
   * React sets and clears timers shortly after the page shows the change, so the timer count is polled. The growing prize has
   * one of its own.
   */
  const turnIsAwaited = (isSo = true) => expect.poll(() => vi.getTimerCount()).toBe(isSo ? 2 : 1)

  test('[HOME-008] advances by itself every 8 seconds', async () => {
    await preferMotion('no-preference')
    await openCarousel()
    await expect.element(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
    await turnIsAwaited()
    vi.advanceTimersByTime(7999)
    expect(shownSlide()).toBe('1 of 2: Your daily bonus is waiting')
    vi.advanceTimersByTime(1)
    await expect.poll(shownSlide).toBe('2 of 2: Keep it fun')
    await turnIsAwaited()
    vi.advanceTimersByTime(8000)
    await expect.poll(shownSlide).toBe('1 of 2: Your daily bonus is waiting')
  })

  test('stands still for those who prefer reduced motion, until they start it', async () => {
    await preferMotion('reduce')
    await openCarousel()
    await expect.element(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
    await turnIsAwaited(false)
    vi.advanceTimersByTime(60_000)
    expect(shownSlide()).toBe('1 of 2: Your daily bonus is waiting')
    await carousel.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(shownSlide).toBe('2 of 2: Keep it fun')
  })

  test('[HOME-009] changes slides by a fade of 500 ms', async () => {
    await preferMotion('no-preference')
    await openCarousel()
    const { transitionProperty, transitionDuration } = getComputedStyle(
      carousel.getByRole('group').first().element(),
    )
    expect(transitionProperty).toContain('opacity')
    expect(transitionDuration).toMatch(/^0\.5s/)
  })

  test('[HOME-011] opens an EXTERNAL advertisement in a new tab, and any other in the same tab', async () => {
    await openCarousel()
    const first = carousel.getByRole('link', { name: 'Visit Lucky Lounge' })
    await expect.element(first).toHaveAttribute('href', '/lucky-lounge')
    await expect.element(first).not.toHaveAttribute('target')
    await carousel.getByRole('button', { name: 'Next slide' }).click()
    const second = carousel.getByRole('link', { name: /Play responsibly/ })
    await expect.element(second).toHaveAttribute('target', '_blank')
    await expect
      .element(second)
      .toHaveAttribute('href', 'https://www.copperstatelottery.example/play-responsibly')
  })
})

describe('sections of the home page', () => {
  test('have headings where all are on', async () => {
    await openHome({ flags: ['SWEEPSTAKES_V1', 'INFORMATION_ONLY_V1'] })
    for (const name of [
      'Spend your points',
      'More ways to earn points',
      'Drawings to enter',
      'Good to know',
      'How the club works',
      'Lucky Lounge is open',
    ])
      await expect.element(main.getByRole('heading', { name })).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'From the lottery' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: /News A/ })).toBeVisible()
  })

  test('are absent where all are off, while the quick links stay', async () => {
    const settings = {
      homeBanner: false,
      homeIntro: false,
      homeRewards: false,
      homeActivities: false,
      homeDraws: false,
    }
    const { club } = await openHome({ flags: [], settings })
    await expect.element(main.getByRole('list', { name: 'Quick links' })).toBeVisible()
    await club.browser.settled()
    expect(main.getByRole('heading', { level: 2 }).elements()).toEqual([])
    await expect.element(main.getByRole('region', { name: 'From the lottery' })).not.toBeInTheDocument()
  })

  test('include the tiles with INFORMATION_ONLY_V1, and no lounge without SWEEPSTAKES_V1', async () => {
    await openHome({
      flags: ['INFORMATION_ONLY_V1'],
      answers: { 'content.listInformationTiles': { content: [informationTileFixture] } },
    })
    await expect.element(main.getByRole('heading', { name: 'Good to know' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Visit the lounge' })).not.toBeInTheDocument()
  })

  test('include the lounge with SWEEPSTAKES_V1, and no tiles without INFORMATION_ONLY_V1', async () => {
    await openHome({ flags: ['SWEEPSTAKES_V1'] })
    await expect
      .element(main.getByRole('link', { name: 'Visit the lounge' }))
      .toHaveAttribute('href', '/lucky-lounge')
    await expect.element(main.getByRole('link', { name: /Coupon A/ })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Good to know' })).not.toBeInTheDocument()
  })
})
