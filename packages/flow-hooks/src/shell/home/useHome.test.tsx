import { hanging, offline } from '@players-club/api-client/fakes'
import { HOME_COUNTS, type Settings } from '@players-club/domain-models'
import {
  advertisementFixture,
  couponReward,
  drawReward,
  externalAdvertisementFixture,
  informationTileFixture,
  linkActivity,
  pollActivity,
  progressivePromotion,
  runningPromotion,
} from '@players-club/domain-models/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testSession,
  type TestClubOptions,
} from '../../testing/index.ts'
import { homeQuestions } from './homeQuestions.ts'
import { useHome } from './useHome.ts'

const many = <T,>(one: T) => Array.from({ length: 6 }, (_, id) => ({ ...one, id }))
const pageOf = <T,>(content: T[]) => ({ content, page: 0, size: 6, totalElements: content.length })

const answers: TestClubOptions['answers'] = {
  'content.getAdvertisements': { content: [advertisementFixture] },
  'content.listInformationTiles': { content: many(informationTileFixture) },
  'activities.listPublicActivities': { content: many(linkActivity) },
  'activities.listPlayerActivities': { content: many(pollActivity) },
  'rewards.listPublicRewards': { content: many(couponReward) },
  'rewards.listPlayerRewards': { content: many(drawReward) },
  'promotions.getSecondChancePromotions': pageOf(many(runningPromotion)),
  'promotions.getProgressivePromotions': pageOf(many(progressivePromotion)),
}

async function home(settings: Partial<Settings> = {}, options: TestClubOptions = {}) {
  const initial = { authorizedFlags: ['SWEEPSTAKES_V1', 'INFORMATION_ONLY_V1'], ...options.initial }
  const tab = createTestClub({ ...options, settings, answers: { ...answers, ...options.answers }, initial })
  const hook = await renderHook(() => useHome(), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  return { ...hook, tab, asked }
}

test.each([HOME_COUNTS, { draws: 2, progressiveDraws: 3, rewards: 1, activities: 5, featuredDraws: 4 }])(
  '[HOME-005] each section has its data, limited by the settings: %j',
  async homeCounts => {
    const { result, asked } = await home({ homeCounts })
    await expect.poll(() => result.current.tiles?.length).toBe(3)
    const { draws, ...rest } = result.current
    expect(rest.advertisements).toEqual([advertisementFixture])
    expect({
      draws: draws?.secondChance.length,
      progressiveDraws: draws?.progressive.length,
      featuredDraws: draws?.featured.length,
      rewards: rest.rewards?.length,
      activities: rest.activities?.length,
    }).toEqual(homeCounts)
    expect(asked('rewards.listPublicRewards')).toMatchObject([
      { query: { size: homeCounts.rewards } },
      { query: { size: homeCounts.featuredDraws } },
    ])
  },
)

test('[HOME-005] three activities are shown where the first ones lead to a closed page', async () => {
  const ways = [1, 2, 3, 4, 5, 6].map(id => ({
    ...linkActivity,
    ...(id < 3 && { type: 'STANDARD_ACTIVITY' as const, navigateTo: '/lucky-lounge' }),
    id,
  }))
  const { result } = await home(
    {},
    {
      initial: { authorizedFlags: [] },
      answers: {
        'activities.listPublicActivities': ({ query }) => ({ content: ways.slice(0, query.size) }),
      },
    },
  )
  await expect.poll(() => result.current.activities?.map(({ id }) => id)).toEqual([3, 4, 5])
})

test('[HOME-012] announcements are requested with published equals TRUE and tag equals WEB_FEATURED', async () => {
  const { asked } = await home()
  expect(asked('content.getAdvertisements')).toMatchObject([
    { query: { filter: { published: 'TRUE', tag: 'WEB_FEATURED' } } },
  ])
})

test('announcements of a page that is closed are left out', async () => {
  const { result } = await home(
    {},
    {
      initial: { authorizedFlags: [] },
      answers: {
        'content.getAdvertisements': { content: [advertisementFixture, externalAdvertisementFixture] },
      },
    },
  )
  await expect.poll(() => result.current.advertisements).toEqual([externalAdvertisementFixture])
})

test('[HOME-005] a section whose number is 0 asks nothing, and shows nothing', async () => {
  const homeCounts = { draws: 0, progressiveDraws: 0, rewards: 0, activities: 0, featuredDraws: 0 }
  const asking = Object.entries(homeQuestions(homeCounts)).filter(([, { input }]) => input !== null)
  expect(asking.map(([section]) => section)).toEqual(['banner', 'information'])
  const { result } = await home({ homeCounts })
  await expect.poll(() => result.current.tiles?.length).toBe(3)
  const { draws, rewards, activities } = result.current
  expect(draws).toEqual({ progressive: [], secondChance: [], featured: [] })
  expect([rewards, activities]).toEqual([[], []])
})

test('[API-070] [API-071] second chances are requested with page 0 and the shown size, progressive draws with page 0', async () => {
  const { asked } = await home()
  expect(asked('promotions.getSecondChancePromotions')).toMatchObject([{ query: { page: 0, size: 3 } }])
  expect(asked('promotions.getProgressivePromotions')).toMatchObject([{ query: { page: 0 } }])
  expect(asked('rewards.listPublicRewards')).toMatchObject([
    { query: { size: 3 } },
    { query: { size: 2, type: 'DRAW', featured: 'true' } },
  ])
})

test('rewards that have ended, and draws whose entries are closed, are left out', async () => {
  const over = { ...drawReward, id: 1, end: '2026-11-01T07:00:00Z', entryEnd: '2026-10-31T07:00:00Z' }
  const closed = { ...drawReward, id: 2, entryEnd: '2026-11-01T07:00:00Z' }
  const { result } = await home(
    {},
    {
      answers: { 'rewards.listPublicRewards': { content: [drawReward, over, closed] } },
    },
  )
  await expect.poll(() => result.current.rewards).toEqual([drawReward])
  expect(result.current.draws?.featured).toEqual([drawReward])
})

test('[EARN-003] a player sees their own rewards and activities', async () => {
  const { asked } = await home({}, { initial: { session: testSession() } })
  expect(asked('rewards.listPublicRewards')).toEqual([])
  expect(asked('rewards.listPlayerRewards')).toHaveLength(2)
  expect(asked('activities.listPublicActivities')).toEqual([])
  expect(asked('activities.listPlayerActivities')).toHaveLength(1)
})

describe('a section', () => {
  test('is undefined while it is loading', async () => {
    const { result } = await home(
      {},
      {
        answers: {
          'content.getAdvertisements': hanging,
          'rewards.listPublicRewards': hanging,
          'activities.listPublicActivities': hanging,
          'promotions.getSecondChancePromotions': hanging,
          'promotions.getProgressivePromotions': pageOf([]),
        },
      },
    )
    await expect.poll(() => result.current.tiles?.length).toBe(3)
    const { advertisements, rewards, activities, draws } = result.current
    expect([advertisements, rewards, activities, draws]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('of draws has the lists that are known', async () => {
    const { result } = await home({}, { answers: { 'promotions.getProgressivePromotions': hanging } })
    await expect.poll(() => result.current.draws?.secondChance.length).toBe(HOME_COUNTS.draws)
    expect(result.current.draws?.progressive).toEqual([])
  })

  test('is empty once it has failed to load', async () => {
    const { result } = await home({}, { answers: { 'content.getAdvertisements': offline } })
    await expect.poll(() => result.current.advertisements).toEqual([])
  })
})

describe('a disabled section', () => {
  test.each([
    ['homeBanner', 'advertisements', ['content.getAdvertisements']],
    ['homeRewards', 'rewards', []],
    ['homeActivities', 'activities', ['activities.listPublicActivities']],
    ['homeDraws', 'draws', ['promotions.getSecondChancePromotions', 'promotions.getProgressivePromotions']],
  ] as const)('[HOME-004] shows and requests nothing: %s', async (setting, section, names) => {
    const { result, asked } = await home({ [setting]: false })
    const { draws, ...others } = result.current
    const shown = { ...others, draws: Object.values(draws ?? {}).flat() }
    const lists = ['advertisements', 'rewards', 'activities', 'draws', 'tiles'] as const
    expect(lists.filter(name => shown[name]?.length === 0)).toEqual([section])
    expect(names.flatMap(name => asked(name))).toEqual([])
  })

  test('[HOME-004] shows and requests no information tiles without their flag', async () => {
    const { result, asked } = await home({}, { initial: { authorizedFlags: [] } })
    expect(result.current.tiles).toEqual([])
    expect(asked('content.listInformationTiles')).toEqual([])
  })
})

describe('the progressive prize', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  async function polledHome() {
    const { tab, asked } = await home()
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      await tab.browser.settled()
    }
    return { tab, times: () => asked('promotions.getProgressivePromotions').length, pass }
  }

  test('[HOME-007] is polled every 30000 ms', async () => {
    const { times, pass } = await polledHome()
    expect(times()).toBe(1)
    await pass(29_999)
    expect(times()).toBe(1)
    await pass(1)
    expect(times()).toBe(2)
    await pass(30_000)
    expect(times()).toBe(3)
  })

  test('[HOME-007] is no longer polled once there is none', async () => {
    const { tab, times, pass } = await polledHome()
    tab.browser.server.answer({ 'promotions.getProgressivePromotions': pageOf([]) })
    await pass(30_000)
    await pass(300_000)
    expect(times()).toBe(2)
  })
})

test('[HOME-005] a home page left open over midnight in Phoenix has the offers of the new day', async () => {
  const { result, tab } = await home(
    {},
    { browser: createTestBrowser(LATE_EVENING), initial: { session: testSession() } },
  )
  await expect.poll(() => result.current.activities?.[0]?.title).toBe(pollActivity.title)
  tab.browser.server.answer({
    'activities.listPlayerActivities': { content: [linkActivity] },
    'rewards.listPlayerRewards': { content: [couponReward] },
  })
  await tab.browser.clock.advance(30 * 60_000)
  expect(result.current.activities?.[0]?.title).toBe(pollActivity.title)
  await tab.browser.clock.advance(2000)
  await expect.poll(() => result.current.activities).toEqual([linkActivity])
  await expect.poll(() => result.current.rewards).toEqual([couponReward])
  await expect.poll(() => result.current.draws?.featured).toEqual([couponReward])
})
