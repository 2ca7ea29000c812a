import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { REDEEMED_AT_ONCE_MAX, type Reward } from '@players-club/domain-models'
import {
  couponRedemption,
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
  seenByGuest,
  seenByPlayer,
  spinGame,
  spinGameData,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { createTestClub, testProblem, testSession, type TestClub } from '../../testing/index.ts'
import { useRewardGame } from '../rewardGame/useRewardGame.ts'
import { useReward } from '../useReward.ts'
import { useRedeem } from './useRedeem.ts'

interface Visit {
  reward?: Reward
  isSignedIn?: boolean
  answers?: FakeAnswers
  cap?: { limitReached: boolean; remaining: number; count: number }
  /** That of a page before makes this one its reload. */
  tabStorage?: TestClub['ports']['storage']['session']
}

async function rewardPage({
  reward = couponReward,
  isSignedIn = true,
  answers = {},
  cap,
  tabStorage,
}: Visit = {}) {
  const own = { ...seenByPlayer(reward), frequencyCap: cap ?? null }
  const tab = createTestClub({
    tabStorage,
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    place: { pathname: `/rewards/${reward.id}` },
    answers: {
      'rewards.getReward': seenByGuest(reward),
      'rewards.getPlayerReward': own,
      'rewards.getCouponDetails': { remaining: 7, coupons: [] },
      'rewards.redeemReward': couponRedemption,
      'rewards.redeemRewardByKey': couponRedemption,
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(
    () => {
      const query = useReward(reward.id)
      return {
        reward: query,
        ...useRewardFlows(reward.id, query),
        balance: usePointsBalance(),
        club: useClub(),
      }
    },
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const open = async () => {
    await expect.poll(() => result.current.reward.data).toBeDefined()
    await expect.poll(() => result.current.flow.isReady).toBe(true)
    result.current.flow.request()
    await tab.browser.settled()
  }
  const redeem = async (quantity = 1) => {
    await open()
    result.current.flow.choose(quantity)
    result.current.flow.confirm()
    await tab.browser.settled()
  }
  return { tab, result, unmount, asked, open, redeem, ...tab.browser }
}

/** The flows as the page of a reward joins them. */
function useRewardFlows(rewardId: number, { data: reward, refresh }: ReturnType<typeof useReward>) {
  const game = useRewardGame({
    ...{ rewardId, reward, locale: 'en', refresh },
    onChanged: because => flow.askAgain(because),
  })
  const flow = useRedeem({ reward, refresh, game })
  return { flow, game }
}

test('[REWARD-007] a guest is redirected to sign-in with the way back, and nothing is redeemed', async () => {
  const { tab, open, asked } = await rewardPage({ isSignedIn: false })
  await open()
  expect(tab.visits).toEqual([{ path: '/login?from=%2Frewards%2F101', replace: false, state: null }])
  expect(asked('rewards.redeemReward')).toEqual([])
  expect(asked('rewards.getPlayerReward')).toEqual([])
})

test('[API-054] [REWARD-018] the largest quantity depends on points, limits and codes', async () => {
  const page = await rewardPage({ cap: { limitReached: false, remaining: 2, count: 3 } })
  await expect.poll(() => page.result.current.flow.most).toBe(2)
  expect(page.asked('rewards.getPlayerReward')[0]?.params).toEqual({ rewardId: 101 })
  const free = await rewardPage()
  // 8,000 points buy six; of the seven codes that is what can be had.
  await expect.poll(() => free.result.current.flow.most).toBe(6)
})

test('[REWARD-018] points that failed to load show an error and are reloaded', async () => {
  const { result, open, server, settled } = await rewardPage({
    answers: { 'history.getPointsBalance': offline },
  })
  await open()
  expect(result.current.flow.state).toEqual({ at: 'idle' })
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'error', key: 'error.offline', timeout: 10_000 },
  })
  server.answer({ 'history.getPointsBalance': { balance: 8000 } })
  result.current.flow.request()
  await settled()
  await expect.poll(() => result.current.flow.points).toBe(8000)
  result.current.flow.request()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
})

test('[REWARD-018] the largest quantity never exceeds what a call accepts', async () => {
  const { result, redeem, asked } = await rewardPage({
    reward: drawReward,
    answers: { 'history.getPointsBalance': { balance: 10_000_000 } },
  })
  await expect.poll(() => result.current.flow.most).toBe(REDEEMED_AT_ONCE_MAX)
  await redeem(REDEEMED_AT_ONCE_MAX)
  expect(asked('rewards.redeemReward')).toMatchObject([{ body: { quantity: REDEEMED_AT_ONCE_MAX } }])
})

test.each([
  [couponReward, 'rewards.redeemReward', undefined, { rewardId: 101, quantity: 3 }],
  [drawReward, 'rewards.redeemReward', undefined, { rewardId: 102, quantity: 3 }],
  [externalReward, 'rewards.redeemRewardByKey', { key: 'desert-museum' }, { quantity: 3 }],
] as const)(
  '[API-055] [API-074] $type is redeemed by its own endpoint',
  async (reward, name, params, body) => {
    const { asked, redeem } = await rewardPage({ reward })
    await redeem(3)
    expect(asked(name)).toMatchObject([{ body, ...(params && { params }) }])
  },
)

test('[REWARD-001] [REWARD-013] a redemption reloads the header’s balance at once, and closing shows success', async () => {
  const { result, asked, redeem, settled } = await rewardPage()
  await redeem()
  await expect.poll(() => result.current.flow.state.at).toBe('done')
  const before = asked('history.getPointsBalance').length
  expect(before).toBeGreaterThan(1)
  expect(result.current.club.messages.getState().at).toBe('empty')
  result.current.flow.close()
  await settled()
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'rewards.redeemSuccess' },
  })
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(before)
})

test('[ERR-034] a refusal shows the text of its key for 10 seconds', async () => {
  const { result, redeem, clock } = await rewardPage({
    answers: { 'rewards.redeemReward': testProblem(422, 'error.reward.frequencyCapExceeded') },
  })
  await redeem()
  await expect
    .poll(() => result.current.club.messages.getState())
    .toMatchObject({ message: { type: 'error', key: 'error.reward.frequencyCapExceeded' } })
  expect(result.current.flow.state).toEqual({ at: 'idle' })
  await clock.advance(9_999)
  expect(result.current.club.messages.getState().at).toBe('showing')
  await clock.advance(1)
  expect(result.current.club.messages.getState().at).toBe('empty')
})

test('a lost answer is retried with the same idempotency key, and a new opening has a new one', async () => {
  const { result, server, asked, redeem, settled } = await rewardPage({
    answers: { 'rewards.redeemReward': offline },
  })
  await redeem(2)
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ at: 'failed', isOutcomeUnknown: true, input: 2, error: { key: 'error.offline' } })
  server.answer({ 'rewards.redeemReward': couponRedemption })
  result.current.flow.choose(5)
  result.current.flow.confirm()
  await settled()
  await expect.poll(() => result.current.flow.state.at).toBe('done')
  const [first, ...again] = asked('rewards.redeemReward')
  expect(again.length).toBeGreaterThan(0)
  for (const { body, headers } of again) {
    expect(body).toEqual({ rewardId: 101, quantity: 2, expectedBalance: 5600 })
    expect(headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  }
  result.current.flow.close()
  await redeem()
  const last = asked('rewards.redeemReward').at(-1)
  expect(last?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
})

test('[REWARD-012] the quantity is asked first and starts at one, and cancelling redeems nothing', async () => {
  const { result, asked, open, settled } = await rewardPage()
  await open()
  expect(result.current.flow.state).toMatchObject({ at: 'confirming', input: 1 })
  const before = asked('history.getPointsBalance').length
  result.current.flow.cancel()
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toEqual({ at: 'idle' })
  expect(asked('rewards.redeemReward')).toEqual([])
  expect(asked('history.getPointsBalance')).toHaveLength(before)
})

test('[REWARD-012] [REWARD-017] a double press redeems once, a pending redemption cannot be left, and its result is shown', async () => {
  const { result, asked, open, settled } = await rewardPage()
  await open()
  result.current.flow.confirm()
  result.current.flow.confirm()
  result.current.flow.choose(5)
  result.current.flow.cancel()
  await settled()
  expect(asked('rewards.redeemReward')).toMatchObject([{ body: { quantity: 1 } }])
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: couponRedemption })
  result.current.flow.cancel()
  await settled()
  expect(result.current.flow.state.at).toBe('done')
})

test('a quantity that the points no longer pay for is lowered, in what is shown and in what is sent', async () => {
  const { result, server, asked, open, settled } = await rewardPage({
    answers: { 'history.getPointsBalance': { balance: 6000 } },
  })
  await open()
  result.current.flow.choose(5)
  await expect.poll(() => result.current.flow.state).toMatchObject({ at: 'confirming', input: 5 })
  server.answer({ 'history.getPointsBalance': { balance: 1200 } })
  await result.current.balance.refresh()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ points: 1200, most: 1, state: { at: 'confirming', input: 1 } })
  result.current.flow.confirm()
  await settled()
  expect(asked('rewards.redeemReward').map(({ body }) => body)).toEqual([
    { rewardId: 101, quantity: 1, expectedBalance: 0 },
  ])
})

test('closing the form after a lost answer reloads the balance', async () => {
  const { result, asked, redeem, settled } = await rewardPage({
    answers: { 'rewards.redeemReward': offline },
  })
  await redeem()
  const before = asked('history.getPointsBalance').length
  result.current.flow.cancel()
  await settled()
  expect(result.current.flow.state).toEqual({ at: 'idle' })
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(before)
})

test('[ERR-035] an unknown reward redirects to the list with a message for 3 seconds', async () => {
  for (const isSignedIn of [true, false]) {
    const missing = testProblem(404, 'rewards.rewardUnavailable')
    const { tab, result, clock } = await rewardPage({
      isSignedIn,
      answers: { 'rewards.getReward': missing, 'rewards.getPlayerReward': missing },
    })
    await expect.poll(() => tab.visits).toContainEqual({ path: '/rewards', replace: true, state: null })
    expect(result.current.club.messages.getState()).toMatchObject({
      message: { type: 'warning', key: 'rewards.rewardUnavailable' },
    })
    await clock.advance(3_000)
    expect(result.current.club.messages.getState().at).toBe('empty')
  }
})

test('[AUTH-017] an open redemption is closed with its player’s session, and not shown to the next', async () => {
  const { tab, result, open, asked, settled } = await rewardPage()
  await open()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
  tab.browser.openLocal().remove('players-club.access-token')
  await settled()
  expect(result.current.flow).toMatchObject({ isSignedIn: false, points: undefined, state: { at: 'idle' } })
  tab.browser.server.signedIn = 'poor'
  result.current.club.session.begin(testSession('poor'))
  await settled()
  expect(result.current.flow.state).toEqual({ at: 'idle' })
  result.current.flow.confirm()
  await settled()
  expect(asked('rewards.redeemReward')).toEqual([])
})

test('a redemption whose figures have changed is asked again with the new ones, and nothing is redeemed before', async () => {
  const { result, server, asked, open, settled } = await rewardPage({
    answers: { 'history.getPointsBalance': { balance: 25_000 } },
  })
  await open()
  server.answer({
    'history.getPointsBalance': { balance: 23_800 },
    'rewards.redeemReward': ({ body }) =>
      body.expectedBalance === 22_600 ? couponRedemption : testProblem(422, 'error.reward.balanceChanged'),
  })
  result.current.flow.confirm()
  await settled()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({
      state: { at: 'confirming', input: 1 },
      notice: { key: 'error.reward.balanceChanged' },
      points: 23_800,
    })
  result.current.flow.confirm()
  await expect.poll(() => result.current.flow.state.at).toBe('done')
  expect(asked('rewards.redeemReward').map(({ body }) => body)).toEqual([
    { rewardId: 101, quantity: 1, expectedBalance: 23_800 },
    { rewardId: 101, quantity: 1, expectedBalance: 22_600 },
  ])
  const keys = asked('rewards.redeemReward').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('[ERR-026] a quantity that is more than the limit has left is asked again', async () => {
  const { result, server, open, settled } = await rewardPage({
    answers: { 'history.getPointsBalance': { balance: 25_000 } },
  })
  await open()
  server.answer({ 'rewards.redeemReward': testProblem(422, 'error.reward.moreThanLeft') })
  result.current.flow.confirm()
  await settled()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ state: { at: 'confirming' }, notice: { key: 'error.reward.moreThanLeft' } })
  expect(result.current.club.messages.getState().at).toBe('empty')
})

describe('a round of a game', () => {
  const gameplay = { token: 'reveal-1', gameId: 'MONSOON_REELS' }
  const redemption = { ...couponRedemption, rewardId: gameplayReward.id, gameplay }
  const name = 'rewards.redeemRewardByKey'

  const gamePage = ({ answers, ...visit }: Visit = {}) =>
    rewardPage({
      ...visit,
      reward: gameplayReward,
      answers: {
        'activities.fetchDigitalGame': spinGame,
        'activities.getArcadeGameData': spinGameData,
        'activities.endInteractiveGame': { amount: 150, balance: 7850 },
        'history.getPointsBalance': { balance: 8000 },
        [name]: redemption,
        ...answers,
      },
    })
  type Page = Awaited<ReturnType<typeof gamePage>>

  /** The club redeems one round for each key, and does not say so until the line is back. */
  function lostAnswers() {
    const charged = new Set<string | null>()
    const line = { isDown: true }
    const redeem: FakeAnswers[typeof name] = ({ headers }) => {
      charged.add(headers.get('idempotency-key'))
      return line.isDown ? offline : redemption
    }
    return { charged, line, answers: { [name]: redeem } }
  }

  const facts = ({ result }: Page) => result.current.game.frame.facts
  const balancesAsked = ({ asked }: Page) => asked('history.getPointsBalance').length
  const shown = { at: 'loading', round: { play: { token: 'reveal-1' } } }
  const expectShown = ({ result }: Page) =>
    expect.poll(() => result.current.game.frame.state).toMatchObject(shown)

  test('[API-074] [REWARD-015] is redeemed by the key of its reward at the confirmed balance, and shown by its token', async () => {
    const page = await gamePage()
    const before = balancesAsked(page)
    await page.redeem()
    expect(page.asked(name)).toMatchObject([
      { params: { key: 'monsoon-reels' }, body: { quantity: 1, expectedBalance: 7700 } },
    ])
    await expectShown(page)
    expect(page.result.current.flow.state).toEqual({ at: 'idle' })
    expect(balancesAsked(page)).toBe(before)
  })

  test('is redeemed one at a time', async () => {
    const { result } = await gamePage()
    await expect.poll(() => result.current.flow.most).toBe(1)
  })

  test('is redeemed once at a double press, and no other one is asked for meanwhile', async () => {
    const page = await gamePage({ answers: { [name]: hanging } })
    await page.open()
    page.result.current.flow.confirm()
    page.result.current.flow.confirm()
    await expect.poll(() => page.result.current.flow.isReady).toBe(false)
    expect(page.asked(name)).toHaveLength(1)
    const { queries } = page.result.current.club
    expect(queries.isHeld('history.getPointsBalance')).toBe(true)
  })

  test.each<[string, (page: Page) => unknown]>([
    ['resumed', ({ result }) => result.current.game.resume()],
    ['pressed again', ({ result }) => result.current.flow.request()],
  ])(
    'whose answer was lost waits on the reloaded page, and is charged once when it is %s',
    async (_, press) => {
      const { charged, line, answers } = lostAnswers()
      const left = await gamePage({ answers })
      await left.redeem()
      await left.unmount()
      line.isDown = false
      const page = await gamePage({
        tabStorage: left.tab.ports.storage.session,
        answers: { ...answers, 'history.getPointsBalance': { balance: 7850 } },
      })
      await expect.poll(() => facts(page).unfinished).not.toBeNull()
      await expect.poll(() => page.result.current.flow.isReady).toBe(true)
      expect(page.asked(name)).toEqual([])
      await press(page)
      await expectShown(page)
      expect(page.result.current.flow.state).toEqual({ at: 'idle' })
      expect(page.asked(name)).toMatchObject([{ body: { quantity: 1, expectedBalance: 7700 } }])
      expect(charged.size).toBe(1)
    },
  )

  test('waits on the next page when the page was left before its answer', async () => {
    const left = await gamePage({ answers: { [name]: hanging } })
    await left.redeem()
    await left.unmount()
    const page = await gamePage({ tabStorage: left.tab.ports.storage.session })
    await expect.poll(() => page.result.current.game.isUnanswered).toBe(true)
    page.result.current.game.resume()
    await expectShown(page)
    const [first, again] = [left, page].map(({ asked }) => asked(name)[0]?.headers.get('idempotency-key'))
    expect(again).toBe(first)
  })

  test('[REWARD-016] whose answer was lost shows an error, waits once it is closed, and its prize does not show before it does', async () => {
    const { charged, line, answers } = lostAnswers()
    const page = await gamePage({ answers })
    await page.redeem()
    await expect.poll(() => facts(page)).toMatchObject({ isOpen: true, error: { key: 'error.gameLoad' } })
    const before = balancesAsked(page)
    page.result.current.game.frame.close()
    await expect.poll(() => facts(page)).toMatchObject({ isOpen: false, unfinished: { mode: 'prize' } })
    await page.clock.advance(1000)
    await page.result.current.balance.refresh()
    expect(balancesAsked(page)).toBe(before)
    line.isDown = false
    page.result.current.flow.request()
    await expectShown(page)
    expect(charged.size).toBe(1)
    expect(balancesAsked(page)).toBe(before)
    page.result.current.game.frame.close()
    await expect.poll(() => facts(page).played).toEqual({ mode: 'prize', amount: 150 })
    await page.clock.advance(1000)
    await expect.poll(() => balancesAsked(page)).toBeGreaterThan(before)
  })

  test('[REWARD-016] that could not be opened shows an error, and neither waits nor holds the balance', async () => {
    const page = await gamePage({ answers: { [name]: testProblem(503, 'error.gameLoad') } })
    await page.redeem()
    await expect.poll(() => facts(page)).toMatchObject({ isOpen: true, error: { key: 'error.gameLoad' } })
    const before = balancesAsked(page)
    page.result.current.game.frame.close()
    await expect.poll(() => facts(page)).toMatchObject({ isOpen: false, unfinished: null })
    await page.clock.advance(1000)
    await expect.poll(() => balancesAsked(page)).toBeGreaterThan(before)
    page.server.answer({ [name]: redemption })
    await page.redeem()
    await expectShown(page)
  })

  test('[REWARD-016] fails to load with an error without a key', async () => {
    const page = await gamePage({ answers: { [name]: testProblem(500) } })
    await page.redeem()
    await expect.poll(() => facts(page).error).toEqual({ key: 'error.gameLoad' })
  })

  test('[ERR-026] that is refused shows why, and waits no more', async () => {
    const page = await gamePage({
      answers: { [name]: testProblem(422, 'error.reward.frequencyCapExceeded') },
    })
    await page.redeem()
    await expect
      .poll(() => page.result.current.club.messages.getState())
      .toMatchObject({ message: { type: 'error', key: 'error.reward.frequencyCapExceeded' } })
    expect(facts(page)).toMatchObject({ isOpen: false, unfinished: null })
    expect(page.result.current.flow.state).toEqual({ at: 'idle' })
  })

  test('whose figures have changed is asked again with the new ones, and nothing is redeemed before', async () => {
    const page = await gamePage()
    await page.open()
    page.server.answer({
      'history.getPointsBalance': { balance: 6000 },
      [name]: ({ body }) =>
        body.expectedBalance === 5700 ? redemption : testProblem(422, 'error.reward.balanceChanged'),
    })
    page.result.current.flow.confirm()
    const asks = { state: { at: 'confirming', input: 1 }, notice: { key: 'error.reward.balanceChanged' } }
    await expect.poll(() => page.result.current.flow).toMatchObject(asks)
    expect(facts(page).unfinished).toBeNull()
    expect(page.result.current.club.messages.getState().at).toBe('empty')
    await page.clock.advance(1000)
    await expect.poll(() => page.result.current.flow).toMatchObject({ ...asks, points: 6000 })
    page.result.current.flow.confirm()
    await expectShown(page)
    expect(page.asked(name)).toMatchObject(
      [7700, 5700].map(expectedBalance => ({ body: { expectedBalance } })),
    )
    const keys = page.asked(name).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })
})
