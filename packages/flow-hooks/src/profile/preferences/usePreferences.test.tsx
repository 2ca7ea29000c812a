import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { togglePreference } from '@players-club/domain-models'
import { somePreferences } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { preferencesDraft } from './preferences.machine.ts'
import { usePreferences } from './usePreferences.ts'

const saved = [...somePreferences]
const withPromotions = [...togglePreference(saved, 'PROMOTIONS_EMAIL', true)]
const status = (limitReached: boolean) => ({
  key: 'promotions-email-opt-in' as const,
  points: 250,
  limitReached,
})

async function preferencesPage(answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/settings/preferences' },
    answers: {
      'accounts.checkSession': { ...testSession().tokens, login: testSession().account.login },
      'profile.getPreferences': { preferences: saved },
      'profile.savePreferences': { preferences: withPromotions },
      'activities.getActivityStatus': status(false),
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(() => ({ flow: usePreferences(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  const calls = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const optIn = async () => {
    result.current.flow.toggle('PROMOTIONS_EMAIL', true)
    result.current.flow.save()
    await tab.browser.settled()
  }
  return { tab, result, unmount, calls, optIn, clock: tab.browser.clock, server: tab.browser.server }
}

test('[API-029] preferences are loaded and saved by login', async () => {
  const { result, calls, optIn, tab } = await preferencesPage()
  await expect.poll(() => result.current.flow.state).toMatchObject({ at: 'editing', saved })
  await optIn()
  const login = testSession().account.login
  expect(calls('profile.getPreferences')[0]?.params).toEqual({ login })
  const [save] = calls('profile.savePreferences')
  expect(save?.params).toEqual({ login })
  expect(save?.body).toMatchObject({
    preferences: expect.arrayContaining([
      { key: 'PROMOTIONS_EMAIL', channel: 'EMAIL', booleanValue: true, value: 'on' },
    ]),
  })
  expect(tab.visits).toEqual([])
})

test('[ERR-022] [PREF-012] a save shows its message in the message bar', async () => {
  const { result, optIn } = await preferencesPage()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  await optIn()
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'preferences.updated', timeout: 5000 },
  })
})

test('[PREF-013] the activity is polled two, four and six seconds after the save', async () => {
  const { result, calls, optIn, clock } = await preferencesPage()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  const before = calls('activities.getActivityStatus').length
  await optIn()
  const asked = () => calls('activities.getActivityStatus').length - before
  for (const expected of [1, 2, 3]) {
    await clock.advance(1999)
    expect(asked()).toBe(expected - 1)
    await clock.advance(1)
    expect(asked()).toBe(expected)
  }
  await clock.advance(60_000)
  expect(asked()).toBe(3)
})

test('[PREF-013] nothing is polled when the activity is complete already', async () => {
  const { result, calls, optIn, clock } = await preferencesPage({
    'activities.getActivityStatus': status(true),
  })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  const before = calls('activities.getActivityStatus').length
  await optIn()
  await clock.advance(10_000)
  expect(calls('activities.getActivityStatus')).toHaveLength(before)
})

const complete: FakeAnswers = { 'activities.getActivityStatus': status(true) }
const unread: FakeAnswers = { 'activities.getActivityStatus': offline }
test.each([
  ['is not known before the save', complete],
  ['cannot be known', unread],
])('[PREF-013] [PREF-014] no points are shown when the activity’s state before %s', async (_, then) => {
  const { result, calls, optIn, clock, server } = await preferencesPage(unread)
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  server.answer(then)
  await optIn()
  await expect.poll(() => result.current.flow.state).toMatchObject({ at: 'editing', saved: withPromotions })
  const asked = calls('activities.getActivityStatus').length
  server.answer(complete)
  await clock.advance(10_000)
  expect(calls('activities.getActivityStatus')).toHaveLength(asked)
  expect(result.current.flow.state).toMatchObject({ points: null })
  expect(result.current.club.confetti.getState()).toBeNull()
})

test('[PREF-014] a late status still celebrates', async () => {
  const { result, optIn, clock, server } = await preferencesPage(unread)
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  server.answer({ 'activities.getActivityStatus': status(false) })
  await optIn()
  server.answer(complete)
  await clock.advance(2000)
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: 250 })
})

test('[PREF-014] points, confetti and a new balance follow when the second poll finds the limit reached', async () => {
  const { result, calls, optIn, clock, server } = await preferencesPage()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  await optIn()
  await clock.advance(2000)
  server.answer({ 'activities.getActivityStatus': status(true) })
  const balances = calls('history.getPointsBalance').length
  await clock.advance(2000)
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: 250 })
  expect(result.current.club.confetti.getState()).not.toBeNull()
  expect(calls('history.getPointsBalance').length).toBeGreaterThan(balances)
  result.current.flow.closePoints()
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: null })
})

test.each([
  ['500', testProblem(500), { key: 'error.http.500' }],
  ['503', testProblem(503), { key: 'error.http.503' }],
  ['no connection', offline, { key: 'error.offline' }],
] as const)('the switches are kept when a save fails: %s', async (_, answer, error) => {
  const { result, optIn } = await preferencesPage({ 'profile.savePreferences': answer })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  await optIn()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ at: 'editing', temporary: withPromotions, error })
  expect(result.current.flow.canSave).toBe(true)
})

test('[PREF-013] [PREF-014] a save whose answer was lost is successful, and shows the points, once its switches are read', async () => {
  const { result, optIn, clock, server } = await preferencesPage({ 'profile.savePreferences': offline })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  await optIn()
  await expect.poll(() => result.current.flow.state).toMatchObject({ error: { key: 'error.offline' } })
  server.answer({ 'profile.getPreferences': { preferences: withPromotions }, ...complete })
  void result.current.flow.reload()
  await expect.poll(() => result.current.flow.state).toMatchObject({ saved: withPromotions, error: null })
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'preferences.updated' },
  })
  await clock.advance(2000)
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: 250 })
})

test('a save that hangs times out after a minute, and is sent once however often it is pressed', async () => {
  const { result, calls, optIn, clock } = await preferencesPage({ 'profile.savePreferences': hanging })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  await optIn()
  result.current.flow.save()
  expect(calls('profile.savePreferences')).toHaveLength(1)
  await clock.advance(60_000)
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ at: 'editing', error: { key: 'error.timeout' } })
})

test('[PREF-012] a player who leaves without saving while a save is pending discards the draft', async () => {
  const { tab, result, unmount, optIn } = await preferencesPage({ 'profile.savePreferences': hanging })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  const { drafts } = result.current.club
  const draft = () => drafts.read('preferences', preferencesDraft.struct)
  await optIn()
  expect(draft()).toEqual({ PROMOTIONS_EMAIL: true })
  result.current.flow.undo()
  await unmount()
  await tab.browser.settled()
  expect(draft()).toBeNull()
})

test('preferences that failed to load can be reloaded', async () => {
  const { result, server } = await preferencesPage({ 'profile.getPreferences': offline })
  await expect.poll(() => result.current.flow.loadError).toEqual({ key: 'error.offline' })
  expect(result.current.flow.state.at).toBe('loading')
  server.answer({ 'profile.getPreferences': { preferences: saved } })
  void result.current.flow.reload()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
})
