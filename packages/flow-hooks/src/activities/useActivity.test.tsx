import type { FakeAnswers } from '@players-club/api-client/fakes'
import { linkActivity, reachedActivity } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
  type TestBrowser,
} from '../testing/index.ts'
import { useActivity } from './useActivity.ts'

interface Visit {
  browser?: TestBrowser
  isSignedIn?: boolean
  answers?: FakeAnswers
  behindLogin?: string
  key?: string
}

async function page(
  activityId: string,
  { browser = createTestBrowser(), isSignedIn = false, answers = {}, behindLogin = '', key }: Visit = {},
) {
  const tab = createTestClub({
    browser,
    settings: { activitiesBehindLogin: behindLogin },
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    place: { pathname: `/view-url/${activityId}` },
    answers: {
      'activities.getActivity': linkActivity,
      'activities.getPlayerActivity': reachedActivity,
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ page: useActivity(activityId, { key }), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  const message = () => {
    const state = result.current.club.messages.getState()
    return state.at === 'empty' ? null : state.message
  }
  return { tab, result, message, ...tab.browser }
}

test('a guest sees the public activity, and a player what is left to earn', async () => {
  expect((await page('1')).result.current.page.activity).toEqual(linkActivity)
  const own = await page('17', { isSignedIn: true })
  expect(own.result.current.page.activity).toEqual(reachedActivity)
  expect(own.server.requests.find(({ name }) => name === 'activities.getPlayerActivity')?.params).toEqual({
    activityId: 17,
  })
})

test.each([
  ['[EARN-011]', 410, 'activities.activityUnavailable', 'warning'],
  ['[ERR-031]', 410, 'activities.activityUnavailable', 'warning'],
  ['[ERR-031]', 404, 'activities.notFound', 'error'],
] as const)('%s status %i %s raises a %s for 3 s and redirects to /earn', async (_, status, key, type) => {
  const { tab, message, clock, result } = await page('9', {
    answers: { 'activities.getActivity': testProblem(status, key) },
  })
  expect(tab.visits).toEqual([{ path: '/earn', replace: true, state: null }])
  expect(message()).toMatchObject({ type, key })
  expect(result.current.page).toMatchObject({ activity: undefined, error: null })
  await clock.advance(2999)
  expect(message()).not.toBeNull()
  await clock.advance(1)
  expect(message()).toBeNull()
})

test.each(['abc', '0', '007', '1.5', '9999999999', ''])(
  '[ERR-030] the invalid id %j sends no request and shows an error for 10 s',
  async id => {
    const { tab, message, clock, server } = await page(id)
    expect(tab.visits).toEqual([{ path: '/earn', replace: true, state: null }])
    expect(message()).toMatchObject({ type: 'error', key: 'activities.invalid' })
    expect(server.requests.filter(({ name }) => name === 'activities.getActivity')).toEqual([])
    await clock.advance(9999)
    expect(message()).not.toBeNull()
    await clock.advance(1)
    expect(message()).toBeNull()
  },
)

test('[EARN-011] a page for one activity does not accept another', async () => {
  const { tab, message, result } = await page('1', { key: 'complete-profile' })
  expect(tab.visits).toEqual([{ path: '/earn', replace: true, state: null }])
  expect(message()).toMatchObject({ type: 'error', key: 'activities.notFound' })
  expect(result.current.page.activity).toBeUndefined()
  expect((await page('1', { key: linkActivity.key })).result.current.page.activity).toEqual(linkActivity)
})

test('an activity that failed to load stays on its page with the error', async () => {
  const { tab, result } = await page('9', { answers: { 'activities.getActivity': testProblem(503) } })
  expect(result.current.page.error).toEqual({ key: 'error.http.503' })
  expect(tab.visits).toEqual([])
})

test('[EARN-002] a guest who acts is redirected to sign-in with the way back', async () => {
  const { tab, result } = await page('1')
  result.current.page.signIn()
  expect(tab.visits).toEqual([{ path: '/login?from=%2Fview-url%2F1', replace: false, state: null }])
})

test('[EARN-002] the operator may require sign-in before activities of a type are shown', async () => {
  const behindLogin = 'PROMO_CODE, VIEW_URL'
  const { tab } = await page('1', { behindLogin })
  expect(tab.visits).toEqual([{ path: '/login?from=%2Fview-url%2F1', replace: true, state: null }])
  expect((await page('17', { behindLogin, isSignedIn: true })).tab.visits).toEqual([])
  expect((await page('1', { behindLogin: 'PROMO_CODE' })).tab.visits).toEqual([])
})

test.each([
  [410, 'activities.activityUnavailable'],
  [404, 'activities.notFound'],
] as const)(
  '[ACTV-014] an activity that is refreshed after its end, with %i %s, stays on its page',
  async (status, key) => {
    const { tab, message, result, server, settled } = await page('17', { isSignedIn: true })
    server.answer({ 'activities.getPlayerActivity': testProblem(status, key) })
    await result.current.page.refresh()
    await settled()
    expect(server.requests.filter(({ name }) => name === 'activities.getPlayerActivity')).toHaveLength(2)
    expect(result.current.page.activity).toEqual(reachedActivity)
    expect(tab.visits).toEqual([])
    expect(message()).toBeNull()
  },
)

describe('a page left open over midnight in Phoenix', () => {
  const open = () => page('17', { isSignedIn: true, browser: createTestBrowser(LATE_EVENING) })
  const asked = ({ server }: TestBrowser) =>
    server.requests.filter(({ name }) => name === 'activities.getPlayerActivity')

  test('reads what may be earned on the new day', async () => {
    const { result, tab } = await open()
    expect(result.current.page.activity?.frequencyCap?.limitReached).toBe(true)
    const frequencyCap = { limitReached: false, remaining: 1, count: 0 }
    tab.browser.server.answer({ 'activities.getPlayerActivity': { ...reachedActivity, frequencyCap } })
    await tab.browser.clock.advance(30 * 60_000)
    expect(asked(tab.browser)).toHaveLength(1)
    await tab.browser.clock.advance(2000)
    await expect.poll(() => asked(tab.browser)).toHaveLength(2)
    await expect.poll(() => result.current.page.activity?.frequencyCap).toEqual(frequencyCap)
  })

  test('[ACTV-014] stays when the activity ends at that midnight', async () => {
    const { result, tab } = await open()
    const over = testProblem(410, 'activities.activityUnavailable')
    tab.browser.server.answer({ 'activities.getPlayerActivity': over })
    await tab.browser.clock.advance(30 * 60_000 + 2000)
    await expect.poll(() => asked(tab.browser)).toHaveLength(2)
    await tab.browser.settled()
    await expect.poll(() => result.current.page.loading).toBe(false)
    expect(result.current.page.activity).toEqual(reachedActivity)
    expect(tab.visits).toEqual([])
  })
})
