import type { FakeAnswers } from '@players-club/api-client/fakes'
import {
  collectAllActivity,
  desertTrailBegun,
  desertTrailDone,
  quickDrawGame,
  scratcherGame,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
} from '../../testing/index.ts'
import { useCollectThemAll } from './useCollectThemAll.ts'

async function open(
  answers: FakeAnswers = {},
  { hasDialog = true, browser = createTestBrowser(), flags = [] as string[], isGuest = false } = {},
) {
  const tab = createTestClub({
    browser,
    settings: { superBonusDialog: hasDialog },
    initial: { remoteConfig: {}, authorizedFlags: flags, session: isGuest ? null : testSession() },
    place: { pathname: '/collect-them-all/16' },
    answers: {
      'activities.getSuperBonus': desertTrailDone,
      'activities.getActivityByKey': collectAllActivity,
      'games.getGamesByIds': { content: [{ ...scratcherGame, gameId: 1402, name: 'Monsoon Millions' }] },
      ...answers,
    },
  })
  browser.server.signedIn = isGuest ? null : 'verified'
  const { result } = await renderHook(
    () => ({ flow: useCollectThemAll({ superBonusKey: 'monsoon-five' }), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  await browser.settled()
  return { tab, browser, flow: () => result.current.flow, club: result.current.club }
}

test('[API-073] the collection is requested by its key, and its games by their ids', async () => {
  const { flow, browser } = await open({ 'activities.getSuperBonus': desertTrailBegun })
  await expect.poll(() => flow().collection).toEqual(desertTrailBegun)
  const [asked] = browser.server.requests.filter(({ name }) => name === 'activities.getSuperBonus')
  expect(asked?.params).toEqual({ key: 'monsoon-five' })
  await expect
    .poll(() =>
      flow()
        .games.map(({ game }) => game?.name)
        .filter(Boolean),
    )
    .toEqual(['Monsoon Millions'])
  await expect.poll(() => flow().points).toBe(1000)
  expect(flow().state.at).toBe('hidden')
})

test.each([
  ['a player', false],
  ['a guest', true],
])('a collection that ends with the day is over on the new day in Phoenix, for %s', async (_, isGuest) => {
  const options = { browser: createTestBrowser(LATE_EVENING), isGuest }
  const { browser, flow } = await open({ 'activities.getSuperBonus': desertTrailBegun }, options)
  await expect.poll(() => flow().collection).toEqual(desertTrailBegun)
  browser.server.answer({ 'activities.getSuperBonus': { ...desertTrailBegun, isOver: true } })
  await browser.clock.advance(30 * 60_000)
  expect(flow().isClosed).toBe(false)
  await browser.clock.advance(2000)
  await expect.poll(() => flow().isClosed).toBe(true)
})

test.each([null, { limitReached: false, remaining: 1, count: 0 }])(
  '[EARN-010] a whole collection earns no more, although its activity has the limit %j',
  async frequencyCap => {
    const activity = { ...collectAllActivity, frequencyCap }
    const { flow, browser } = await open({
      'activities.getSuperBonus': desertTrailBegun,
      'activities.getActivityByKey': activity,
    })
    await expect.poll(() => flow().points).toBe(1000)
    expect(flow().isReached).toBe(false)
    browser.server.answer({ 'activities.getSuperBonus': desertTrailDone })
    await flow().refresh()
    await expect.poll(() => flow().isReached).toBe(true)
  },
)

test.each([
  ['activities.activityUnavailable', 410, true],
  ['activities.notFound', 404, true],
  ['error.http.500', 500, false],
])('a collection whose activity answers %s (%d) is closed: %s', async (errorKey, status, isClosed) => {
  const { flow } = await open({
    'activities.getSuperBonus': desertTrailBegun,
    'activities.getActivityByKey': testProblem(status, errorKey),
  })
  await expect.poll(() => flow().collection).toEqual(desertTrailBegun)
  await expect.poll(() => [flow().isClosed, flow().points]).toEqual([isClosed, undefined])
})

test.each([true, false])(
  'a collection is closed to a guest once it is over, and not because its activity is for others: %s',
  async isOver => {
    const answers = {
      'activities.getSuperBonus': { ...desertTrailBegun, isOver },
      'activities.getActivityByKey': testProblem(410, 'activities.activityUnavailable'),
    }
    const { flow } = await open(answers, { isGuest: true })
    await expect.poll(() => [flow().collection?.isOver, flow().isClosed]).toEqual([isOver, isOver])
  },
)

test('a collection that is over is closed while its activity is still open', async () => {
  const { flow } = await open({ 'activities.getSuperBonus': { ...desertTrailBegun, isOver: true } })
  await expect.poll(() => [flow().points, flow().isClosed]).toEqual([1000, true])
})

test('a collection whose activity is open is not closed', async () => {
  const { flow } = await open({ 'activities.getSuperBonus': desertTrailBegun })
  await expect.poll(() => flow().points).toBe(1000)
  expect(flow().isClosed).toBe(false)
})

test.each([
  [[], 0],
  [['QUICKDRAW_V1'], 1],
])('[FLAG-017] with the flags %j the collection shows %d of one quick-draw game', async (flags, count) => {
  const content = [{ ...quickDrawGame, gameId: 1402 }]
  const { flow } = await open({ 'games.getGamesByIds': { content } }, { flags })
  expect(flow().games).toHaveLength(desertTrailDone.games.length)
  expect(flow().games.filter(({ game }) => game)).toHaveLength(count)
})

test('[COLLECT-004] [COLLECT-005] a complete collection opens its dialog once, with a button after five seconds', async () => {
  const { flow, club, browser } = await open()
  await expect.poll(() => flow().state.at).toBe('shown')
  expect(club.confetti.getState()).not.toBeNull()
  await browser.clock.advance(4999)
  expect(flow().state.at).toBe('shown')
  await browser.clock.advance(1)
  await expect.poll(() => flow().state.at).toBe('ready')
  flow().close()
  await expect.poll(() => flow().state.at).toBe('hidden')
  const again = await open({}, { browser })
  await expect.poll(() => again.flow().collection).toEqual(desertTrailDone)
  expect(again.flow().state.at).toBe('hidden')
})

test('[COLLECT-004] the dialog never opens where the operator has switched it off', async () => {
  const { flow, club } = await open({}, { hasDialog: false })
  await expect.poll(() => flow().collection).toEqual(desertTrailDone)
  expect(flow().state.at).toBe('hidden')
  expect(club.confetti.getState()).toBeNull()
})

test('[COLLECT-002] the ticket form receives the way back', async () => {
  const { flow, tab } = await open()
  flow().enterTicket()
  expect(tab.visits).toContainEqual({
    path: '/ticket-entry',
    replace: false,
    state: { origin: '/collect-them-all/16' },
  })
})

test('a missing collection shows a message and redirects to the other activities', async () => {
  const { tab, club } = await open({ 'activities.getSuperBonus': testProblem(404, 'activities.notFound') })
  await expect.poll(() => tab.visits.at(-1)).toMatchObject({ path: '/earn', replace: true })
  expect(club.messages.getState()).toMatchObject({
    message: { type: 'error', key: 'activities.notFound', timeout: 3000 },
  })
})

test('[COLLECT-004] a collection that is removed while its dialog is open keeps the dialog', async () => {
  const { flow, tab, browser } = await open()
  await expect.poll(() => flow().state.at).toBe('shown')
  browser.server.answer({ 'activities.getSuperBonus': testProblem(404, 'activities.notFound') })
  void flow().refresh()
  await browser.settled()
  await expect.poll(() => flow().error).toEqual({ key: 'activities.notFound' })
  expect(flow()).toMatchObject({ collection: desertTrailDone, state: { at: 'shown' } })
  expect(tab.visits).toEqual([])
})
