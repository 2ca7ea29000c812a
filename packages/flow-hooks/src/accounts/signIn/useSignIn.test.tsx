import { hanging, offline } from '@players-club/api-client/fakes'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, TEST_PASSWORD, testAccount, testProblem, testSession } from '../../testing/index.ts'
import type { TestClubOptions } from '../../testing/index.ts'
import { isPlayer } from '../../club/session/Session.ts'
import { useSignIn } from './useSignIn.ts'

const form = { email: 'verified@players.example', password: TEST_PASSWORD, rememberMe: true }
const quiet = { remoteConfig: {}, authorizedFlags: [] }

async function signInPage(options: TestClubOptions = {}) {
  const tab = createTestClub({ initial: quiet, place: { pathname: '/login' }, ...options })
  const { result, unmount } = await renderHook(() => ({ flow: useSignIn(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const submit = async (change = form) => {
    result.current.flow.change(change)
    result.current.flow.submit()
    await tab.browser.settled()
  }
  const asked = () => tab.browser.server.requests.map(({ name }) => name)
  return { tab, result, unmount, submit, asked, server: tab.browser.server, settled: tab.browser.settled }
}

test('[AUTH-014] the network order is login, session check, account, with the spinner shown meanwhile', async () => {
  const { result, submit, asked, server, settled } = await signInPage({
    answers: { 'accounts.getAccount': hanging },
  })
  await submit()
  expect(asked()).toEqual(['accounts.signIn', 'accounts.checkSession', 'accounts.getAccount'])
  expect(server.requests[0]?.body).toMatchObject({
    username: form.email,
    password: form.password,
    rememberMe: true,
  })
  await expect.poll(() => result.current.flow.isAuthenticating).toBe(true)
  expect(result.current.club.spinner.getState()).toBe(true)
  result.current.flow.submit()
  await settled()
  expect(asked()).toHaveLength(3)
})

test('[AUTH-015] success stores tokens, sets the user, identifies, clears errors and redirects, each once', async () => {
  const { tab, result, submit } = await signInPage()
  result.current.club.session.keepError({ notice: { key: 'account.locked' }, reason: 'lockout' })
  await submit()
  const { tokens, account } = testSession()
  expect(result.current.club.session.getState()).toMatchObject({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    account,
    errorMessage: null,
  })
  expect(tab.identified).toEqual(['verified-login'])
  expect(tab.visits).toEqual([{ path: '/', replace: true, state: null }])
  expect(result.current.club.spinner.getState()).toBe(false)
})

describe('the origin after sign-in', () => {
  test.each([
    [{ state: { from: '/history?page=2#last' } }, '/history?page=2#last'],
    [{ search: '?from=%2Frewards%3Ftab%3D2' }, '/rewards?tab=2'],
    [{}, '/'],
    [{ state: { from: '//elsewhere.example' } }, '/'],
    [{ search: '?from=https%3A%2F%2Felsewhere.example' }, '/'],
  ])('[AUTH-003] [GUARD-001] %j leads to %s', async (place, target) => {
    const { tab, submit } = await signInPage({ place: { pathname: '/login', ...place } })
    await submit()
    expect(tab.visits).toEqual([{ path: target, replace: true, state: null }])
  })
})

test('[PROMO-004] the origin of the page that a sign-in interrupted comes back with it, and nothing else of its state', async () => {
  const state = { from: '/ticket-entry', origin: '/promotion/7', deferredPlay: { gameName: 'Maze' } }
  const { tab, submit } = await signInPage({ place: { pathname: '/login', state } })
  await submit()
  expect(tab.visits).toEqual([{ path: '/ticket-entry', replace: true, state: { origin: '/promotion/7' } }])
})

test('[AUTH-004] a message in the navigation state shows in the message bar once', async () => {
  const state = { message: { type: 'success', text: 'Account activated', timeout: 20_000 }, from: '/earn' }
  const { tab, result } = await signInPage({ place: { pathname: '/login', search: '?x=1', state } })
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', text: 'Account activated', timeout: 20_000 },
  })
  expect(tab.visits).toEqual([{ path: '/login?x=1', replace: true, state: { from: '/earn' } }])
})

test('[MSG-004] a navigation state that is not one of our messages is ignored', async () => {
  const endless = { message: { text: 'words', timeout: 86_400_000 } }
  for (const state of [{ message: 'words' }, { message: { type: 'alarm' } }, endless, 'words', null]) {
    const { result } = await signInPage({ place: { pathname: '/login', state } })
    expect(result.current.club.messages.getState().at).toBe('empty')
  }
})

test('[AUTH-016] an empty account shows "profile not found" and signs in no player, here or on the server', async () => {
  const { result, submit, server } = await signInPage({ answers: { 'accounts.getAccount': null } })
  await submit()
  await expect.poll(() => result.current.flow.notice).toEqual({ key: 'accounts.signIn.profileNotFound' })
  expect(isPlayer(result.current.club.session.getState())).toBe(false)
  expect(server.signedIn).toBeNull()
})

test('a refused sign-in shows its notice until the next attempt', async () => {
  const { result, submit, server } = await signInPage()
  await submit({ ...form, password: 'wrong' })
  await expect
    .poll(() => result.current.flow.notice)
    .toMatchObject({ key: 'error.uaaAuthentication.invalid' })
  expect(result.current.flow.form).toMatchObject({ email: form.email, password: '' })
  expect(result.current.club.spinner.getState()).toBe(false)
  server.answer({ 'accounts.signIn': hanging })
  await submit()
  await expect.poll(() => result.current.flow.notice).toBeNull()
})

test('[ACT-017] a suspended account shows text and dialog, accepting sends the mail, cancelling keeps the text', async () => {
  const { result, submit, asked, settled } = await signInPage({
    answers: { 'accounts.signIn': testProblem(401, 'error.uaaAuthentication.suspended') },
  })
  await submit()
  await expect.poll(() => result.current.flow.reactivation.step).toBe('asking')
  expect(result.current.flow).toMatchObject({ notice: { key: 'account.suspended' }, isSuspended: true })
  result.current.flow.reactivation.accept()
  await settled()
  await expect.poll(() => result.current.flow.reactivation.step).toBe('sent')
  expect(asked()).toContain('accounts.unsuspendByEmail')
  result.current.flow.reactivation.close()
  await expect.poll(() => result.current.flow.reactivation.step).toBeNull()
  expect(result.current.flow.isSuspended).toBe(true)
})

test('leaving the page before the session has begun clears its notice and revokes the session', async () => {
  const { tab, result, submit, unmount, server } = await signInPage()
  await submit({ ...form, password: 'wrong' })
  let answer = () => {}
  server.answer({ 'accounts.checkSession': () => new Promise(done => (answer = () => done(null))) })
  const { club } = result.current
  await submit()
  await unmount()
  answer()
  await tab.browser.clock.advance(0)
  expect(club.session.getState()).toMatchObject({ errorMessage: null, account: null })
  expect(club.spinner.getState()).toBe(false)
  expect(tab.visits).toEqual([])
  await expect.poll(() => server.signedIn).toBeNull()
})

test('leaving the page before the sign-in is answered revokes the session that it grants', async () => {
  const { submit, unmount, server, asked } = await signInPage()
  const late = Promise.withResolvers<ReturnType<typeof testSession>['tokens']>()
  server.answer({ 'accounts.signIn': () => late.promise })
  await submit()
  await unmount()
  late.resolve(testSession().tokens)
  await expect.poll(asked).toEqual(['accounts.signIn', 'accounts.signOut'])
})

test('leaving the page after the session has begun leaves it open', async () => {
  const { submit, unmount, server, settled } = await signInPage()
  await submit()
  await unmount()
  await settled()
  expect(server.signedIn).toBe('verified')
})

test('the form is kept when the connection is lost', async () => {
  const { result, submit } = await signInPage({ answers: { 'accounts.signIn': offline } })
  await submit()
  await expect.poll(() => result.current.flow.notice).toEqual({ key: 'error.offline' })
  expect(result.current.flow.form).toEqual(form)
  expect(result.current.flow.canSubmit).toBe(true)
})

test('[GUARD-005] a sign-in adopted from another tab leaves the sign-in page', async () => {
  const { tab, result } = await signInPage({ place: { pathname: '/login', state: { from: '/earn' } } })
  result.current.club.session.begin(testSession())
  await expect.poll(() => tab.visits).toEqual([{ path: '/earn', replace: true, state: null }])
})

describe('a guest’s deferred play', () => {
  const PATH = '/lucky-lounge/game/801'
  const KEPT = 'players-club.deferred-play'
  const play = {
    ...{ deferredPlay: true, gameType: 'prize', wagerIndex: 2, deferredGame: 801 },
    ...{ gameName: 'Monsoon Reels', wager: 60, from: PATH, deferredAt: Date.parse('2026-11-20T19:00:00Z') },
  }

  async function pageWith(kept: object, from = PATH) {
    const tabStorage = memoryStorage()
    tabStorage.set(KEPT, JSON.stringify(kept))
    const search = `?${new URLSearchParams({ from })}`
    const page = await signInPage({ place: { pathname: '/login', search }, tabStorage })
    await page.settled()
    return { ...page, tabStorage }
  }

  test('[ARCADE-016] is shown on the sign-in page and passed along with its sign-in once', async () => {
    const { result, submit, tab, tabStorage } = await pageWith(play)
    await expect.poll(() => result.current.flow.playAfter).toEqual(play)
    await submit()
    expect(tab.visits).toEqual([{ path: PATH, replace: true, state: { deferredPlay: play } }])
    expect(tabStorage.get(KEPT)).toBeNull()
  })

  test.each([
    ['the sign-in of another page', play, '/rewards'],
    ['a sign-in page without a way back', play, ''],
    [
      'a sign-in page that is opened ten minutes later',
      { ...play, deferredAt: play.deferredAt - 600_000 },
      PATH,
    ],
  ])('is not passed along with %s', async (_, kept, from) => {
    const { result, submit, tab, tabStorage } = await pageWith(kept, from)
    expect(result.current.flow.playAfter).toBeNull()
    expect(tabStorage.get(KEPT)).toBeNull()
    await submit()
    expect(tab.visits).toMatchObject([{ state: null }])
  })

  test('is removed when the sign-in page is left', async () => {
    const { tab, tabStorage, unmount } = await pageWith(play)
    await unmount()
    await tab.browser.clock.advance(0)
    expect(tabStorage.get(KEPT)).toBeNull()
  })

  test('survives a reload of the sign-in page', async () => {
    const { tabStorage } = await pageWith(play)
    expect(JSON.parse(tabStorage.get(KEPT) ?? '')).toEqual(play)
  })

  test('is not passed along with a sign-in from another tab', async () => {
    const { result, tab } = await pageWith(play)
    await expect.poll(() => result.current.flow.playAfter).toEqual(play)
    result.current.club.session.begin(testSession())
    await expect.poll(() => tab.visits).toEqual([{ path: PATH, replace: true, state: null }])
  })

  test('is not passed along when the player drops it', async () => {
    const { result, submit, tab } = await pageWith(play)
    await expect.poll(() => result.current.flow.playAfter).toEqual(play)
    result.current.flow.dropPlay()
    await expect.poll(() => result.current.flow.playAfter).toBeNull()
    await submit()
    expect(tab.visits).toEqual([{ path: PATH, replace: true, state: null }])
  })

  test('is not passed along with a sign-in that is sent ten minutes later', async () => {
    const { result, submit, tab } = await pageWith(play)
    await expect.poll(() => result.current.flow.playAfter).toEqual(play)
    await tab.browser.clock.advance(600_000)
    await submit()
    expect(tab.visits).toEqual([{ path: PATH, replace: true, state: null }])
  })
})

test('two tabs that sign in different players at once never mix them up', async () => {
  const a = await signInPage()
  const checks: ((login: string) => void)[] = []
  a.server.answer({
    'accounts.checkSession': () =>
      new Promise(done => {
        checks.push(name => done({ ...testSession(name).tokens, login: testAccount(name).login }))
      }),
  })
  await a.submit()
  a.server.signedIn = 'poor'
  for (const check of checks) check('poor')
  await expect.poll(() => a.result.current.flow.notice).toEqual({ key: 'error.general' })
  expect(isPlayer(a.result.current.club.session.getState())).toBe(false)
  expect(a.server.signedIn).toBe('poor')
})
