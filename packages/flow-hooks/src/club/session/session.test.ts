import { hanging } from '@players-club/api-client/fakes'
import { getPointsBalance } from '@players-club/api-client'
import { defaultSwitches } from '@players-club/domain-models'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../memoryStorage.ts'
import {
  createTestBrowser,
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
} from '../../testing/index.ts'
import { guestSlice, isPlayer, type SessionSlice } from './Session.ts'

const LOCAL_KEYS = ['players-club.access-token', 'players-club.refresh-token', 'players-club.user-id']
const SLICE_KEY = 'players-club.authentication'

const adopting = { remoteConfig: { switches: { ...defaultSwitches, USE_LOCAL_STORAGE_TO_LOGIN: true } } }

function sliceOf(session: SessionSlice) {
  const { accessToken, refreshToken, account, userData, errorMessage, suspendedMessage } = session
  return { accessToken, refreshToken, account, userData, errorMessage, suspendedMessage }
}

describe('the browser’s storage', () => {
  test('[AUTH-011] keeps the authentication slice only', () => {
    const tab = createTestClub()
    const club = tab.start()
    club.session.begin(testSession())
    expect(JSON.parse(tab.ports.storage.session.get(SLICE_KEY) ?? '')).toEqual(
      sliceOf(club.session.getState()),
    )
    expect(Object.keys(sliceOf(club.session.getState()))).toHaveLength(6)
  })

  test('[AUTH-012] [AUTH-009] keeps access token, refresh token and user id, and nothing after sign-out', () => {
    const tab = createTestClub()
    const club = tab.start()
    const { tokens, account } = testSession()
    club.session.begin({ tokens, account })
    expect(tab.browser.local()).toEqual({
      'players-club.access-token': tokens.access_token,
      'players-club.refresh-token': tokens.refresh_token,
      'players-club.user-id': account.login,
    })
    club.session.end()
    expect(tab.browser.local()).toEqual({})
    expect(tab.ports.storage.session.get(SLICE_KEY)).toBeNull()
  })

  test('is not written by a rendered page before it starts, and completely afterwards', () => {
    const tab = createTestClub({ initial: { session: testSession() } })
    expect(tab.browser.local()).toEqual({})
    tab.start()
    expect(Object.keys(tab.browser.local()).toSorted()).toEqual(LOCAL_KEYS)
  })

  test('follows changes of the account, and an account alone does not sign a player in', () => {
    const tab = createTestClub()
    const { session } = tab.start()
    session.amend({ email: 'nobody@players.example' })
    expect(isPlayer(session.getState())).toBe(false)
    session.begin(testSession())
    session.amend({ email: 'amended@players.example' })
    expect(session.getState()).toMatchObject({
      account: { ...testAccount(), email: 'amended@players.example' },
      userData: { email: 'amended@players.example', login: testAccount().login },
    })
    expect(JSON.parse(tab.ports.storage.session.get(SLICE_KEY) ?? '').account.email).toBe(
      'amended@players.example',
    )
  })

  test('keeps the user data from the token', () => {
    const club = createTestClub().start()
    club.session.begin(testSession())
    expect(club.session.getState().userData).toEqual({
      email: 'verified@players.example',
      login: 'verified-login',
    })
  })
})

describe('a reload', () => {
  function reloaded(
    change: (stored: {
      local: ReturnType<typeof memoryStorage>
      tab: ReturnType<typeof memoryStorage>
    }) => void = () => {},
  ) {
    const browser = createTestBrowser()
    const tabStorage = memoryStorage()
    const before = createTestClub({ browser, tabStorage }).start()
    browser.server.signedIn = 'verified'
    before.session.begin(testSession())
    const local = browser.openLocal()
    change({ local, tab: tabStorage })
    return { browser, tabStorage, tab: createTestClub({ browser, tabStorage }) }
  }

  test('[AUTH-011] restores the session once the server has confirmed it', async () => {
    const { tab } = reloaded()
    const club = tab.start()
    expect(isPlayer(club.session.getState())).toBe(false)
    await tab.browser.settled()
    expect(isPlayer(club.session.getState())).toBe(true)
    expect(tab.identified).toEqual(['verified-login'])
  })

  test('removes a session that the server no longer knows', async () => {
    const { browser, tabStorage, tab } = reloaded()
    browser.server.signedIn = null
    tab.start()
    await browser.settled()
    expect(browser.local()).toEqual({})
    expect(tabStorage.get(SLICE_KEY)).toBeNull()
  })

  test('says nothing of a session that another tab has ended meanwhile: no player is on the page', () => {
    const { tab } = reloaded(({ local, tab: kept }) => {
      const slice = kept.get(SLICE_KEY)
      local.remove('players-club.access-token')
      kept.set(SLICE_KEY, slice ?? '')
    })
    const club = tab.start()
    expect(isPlayer(club.session.getState())).toBe(false)
    expect(club.messages.getState()).toEqual({ at: 'empty' })
  })

  test('keeps the session when the server cannot be reached', async () => {
    const { browser, tab } = reloaded()
    browser.server.trouble(testProblem(503))
    const club = tab.start()
    await browser.settled()
    expect(isPlayer(club.session.getState())).toBe(false)
    expect(Object.keys(browser.local())).toHaveLength(3)
  })

  test.each(['undefined', 'null', '', 'two words', '\u0000'])(
    'treats a corrupt access token (%j) as absent',
    async value => {
      const { tab } = reloaded(({ local }) => local.set('players-club.access-token', value))
      const club = tab.start()
      await tab.browser.settled()
      expect(isPlayer(club.session.getState())).toBe(false)
    },
  )

  test.each(['', '{', '[]', '{"accessToken":1}'])(
    'treats a corrupt stored slice (%j) as absent',
    async value => {
      const { tab, browser } = reloaded(({ tab }) => tab.set(SLICE_KEY, value))
      const club = tab.start()
      await browser.settled()
      expect(isPlayer(club.session.getState())).toBe(false)
      expect(browser.server.requests.map(({ name }) => name)).not.toContain('accounts.checkSession')
    },
  )

  test('keeps the notice of a refused sign-in', () => {
    const tabStorage = memoryStorage()
    const notice = { key: 'account.suspended' } as const
    createTestClub({ tabStorage }).start().session.keepError({ notice, reason: 'suspended' })
    const { session } = createTestClub({ tabStorage }).start()
    expect(session.getState()).toMatchObject({ errorMessage: notice, suspendedMessage: true })
  })
})

describe('another tab', () => {
  function twoTabs(initial = {}) {
    const browser = createTestBrowser()
    const a = createTestClub({ browser, initial }).start()
    const b = createTestClub({ browser, initial }).start()
    return { browser, a, b }
  }

  function signIn({ browser, a }: ReturnType<typeof twoTabs>, name = 'verified') {
    browser.server.signedIn = name
    a.session.begin(testSession(name))
  }

  test('[GUARD-005] [API-007] has its login adopted with the switch on, after a sign-in with token and a session check', async () => {
    const tabs = twoTabs(adopting)
    signIn(tabs)
    await tabs.browser.settled()
    expect(tabs.b.session.getState().account).toEqual(testAccount())
    expect(tabs.browser.server.requests.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['accounts.signInWithToken', 'accounts.checkSession', 'accounts.getAccount']),
    )
  })

  test('[AUTH-024] leaves this tab a guest and has its session revoked where its account has no email', async () => {
    const tabs = twoTabs(adopting)
    tabs.browser.server.answer({ 'accounts.getAccount': { ...testAccount(), email: '' } })
    signIn(tabs)
    await tabs.browser.settled()
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
    expect(tabs.browser.server.signedIn).toBeNull()
  })

  test('[GUARD-005] leaves this tab a guest with the switch off', async () => {
    const tabs = twoTabs()
    signIn(tabs)
    await tabs.browser.settled()
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
  })

  test.each(['players-club.access-token', 'players-club.user-id'])(
    '[GUARD-006] is adopted only with both an access token and a user id (only %s)',
    async key => {
      const { browser, b } = twoTabs(adopting)
      browser.server.signedIn = 'verified'
      browser.openLocal().set(key, 'verified-login')
      await browser.settled()
      expect(isPlayer(b.session.getState())).toBe(false)
      expect(browser.server.requests.map(({ name }) => name)).not.toContain('accounts.signInWithToken')
    },
  )

  test('is not adopted when the server’s session belongs to another user', async () => {
    const { browser, b } = twoTabs(adopting)
    browser.server.signedIn = 'poor'
    const local = browser.openLocal()
    const { tokens } = testSession()
    local.set('players-club.access-token', tokens.access_token)
    local.set('players-club.user-id', 'verified-login')
    await browser.settled()
    expect(isPlayer(b.session.getState())).toBe(false)
  })

  test('ends the session here by its sign-out', async () => {
    const tabs = twoTabs(adopting)
    signIn(tabs)
    await tabs.browser.settled()
    tabs.a.session.end()
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
    expect(tabs.b.session.getState().target).toBeNull()
    expect(tabs.b.messages.getState()).toMatchObject({ message: { key: 'shell.sessionEndedElsewhere' } })
    expect(tabs.a.messages.getState()).toEqual({ at: 'empty' })
  })

  test('wins with a sign-out during an adoption', async () => {
    const tabs = twoTabs(adopting)
    signIn(tabs)
    tabs.a.session.end()
    await tabs.browser.settled()
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
    expect(tabs.browser.local()).toEqual({})
  })

  test('ends the session here by another player’s sign-in, even without adoption', async () => {
    const tabs = twoTabs({ session: testSession() })
    signIn(tabs, 'poor')
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
    await tabs.browser.settled()
    expect(tabs.browser.local()['players-club.user-id']).toBe('poor-login')
  })

  test('ends the session here when a page is rendered for another player, and keeps its own', async () => {
    const browser = createTestBrowser()
    const here = createTestClub({ browser, initial: { session: testSession() } }).start()
    browser.server.signedIn = 'poor'
    const there = createTestClub({ browser, initial: { session: testSession('poor') } }).start()
    expect(isPlayer(here.session.getState())).toBe(false)
    await browser.settled()
    expect(there.session.getState().account).toEqual(testAccount('poor'))
    expect(browser.local()).toMatchObject({
      'players-club.user-id': 'poor-login',
      'players-club.access-token': testTokens(testAccount('poor')).access_token,
    })
  })

  test.each(['check', 'renew'] as const)(
    'ends the session here where %s() finds the cookie of a sign-in that has not been completed',
    async verb => {
      const browser = createTestBrowser()
      const { session, keeper } = createTestClub({ browser, initial: { session: testSession() } }).start()
      browser.server.signedIn = 'poor'
      expect(await keeper[verb](new AbortController().signal)).toBeNull()
      expect(isPlayer(session.getState())).toBe(false)
    },
  )

  test('is not adopted while a sign-in is under way here, and is adopted afterwards', async () => {
    const tabs = twoTabs(adopting)
    const signingIn = new AbortController()
    tabs.b.keeper.pause(signingIn.signal)
    signIn(tabs)
    await tabs.browser.settled()
    expect(isPlayer(tabs.b.session.getState())).toBe(false)
    signingIn.abort()
    await tabs.browser.settled()
    expect(isPlayer(tabs.b.session.getState())).toBe(true)
  })

  test('is adopted when the switch arrives after the sign-in', async () => {
    const tabs = twoTabs()
    signIn(tabs)
    tabs.browser.server.answer({ 'shell.getRemoteConfig': adopting.remoteConfig })
    await tabs.browser.clock.advance(1_800_000)
    expect(isPlayer(tabs.b.session.getState())).toBe(true)
  })
})

describe('an expired session', () => {
  function player() {
    const tab = createTestClub({
      initial: { session: testSession() },
      place: { pathname: '/history', search: '?page=2' },
    })
    tab.browser.server.signedIn = 'verified'
    return { tab, server: tab.browser.server, club: tab.start() }
  }

  const outOnce = (renewed: () => void) => {
    let isOut = true
    return () => {
      if (isOut) {
        isOut = false
        renewed()
        return testProblem(401, 'error.session.expired')
      }
      return { balance: 7 }
    }
  }

  test('is renewed with the stored refresh token, in the page and in the storage', async () => {
    const { tab, server, club } = player()
    server.answer({ 'history.getPointsBalance': outOnce(() => {}) })
    await expect(club.api.call(getPointsBalance)).resolves.toEqual({ balance: 7 })
    const renewed = testTokens(testAccount(), 2)
    expect(club.session.getState()).toMatchObject({
      accessToken: renewed.access_token,
      refreshToken: renewed.refresh_token,
    })
    expect(tab.browser.local()['players-club.refresh-token']).toBe(renewed.refresh_token)
  })

  test('shows the new email address after another tab has changed it', async () => {
    const { tab, club } = player()
    const email = 'new@players.example'
    const changed = testTokens({ ...testAccount(), email }, 2)
    const local = tab.browser.openLocal()
    local.set('players-club.refresh-token', changed.refresh_token)
    local.set('players-club.access-token', changed.access_token)
    await tab.browser.settled()
    expect(club.session.getState()).toMatchObject({
      accessToken: changed.access_token,
      account: { ...testAccount(), email },
      userData: { email, login: testAccount().login },
    })
  })

  test('uses the tokens that another tab has renewed instead of a spent one', async () => {
    const { tab, server, club } = player()
    const renewed = testTokens(testAccount(), 2)
    const local = tab.browser.openLocal()
    server.answer({
      'history.getPointsBalance': outOnce(() =>
        local.set('players-club.refresh-token', renewed.refresh_token),
      ),
    })
    await expect(club.api.call(getPointsBalance)).resolves.toEqual({ balance: 7 })
    expect(server.requests.map(({ name }) => name)).not.toContain('accounts.refreshSession')
  })

  test('[AUTH-026] [ERR-001] [GUARD-001] that cannot be renewed is cleared, and the player is redirected to /login with a message', async () => {
    const { tab, server, club } = player()
    server.signedIn = null
    await expect(club.api.call(getPointsBalance)).rejects.toThrow()
    expect(isPlayer(club.session.getState())).toBe(false)
    expect(tab.browser.local()).toEqual({})
    expect(tab.visits).toEqual([{ path: '/login', replace: false, state: { from: '/history?page=2' } }])
    expect(club.messages.getState()).toMatchObject({ message: { type: 'error', key: 'error.http.401' } })
  })

  test('[PROMO-004] that cannot be renewed keeps where its page leads back, and nothing else of its state', async () => {
    const tab = createTestClub({
      initial: { session: testSession() },
      place: { pathname: '/ticket-entry', state: { origin: '/promotion/7', deferredPlay: {} } },
      answers: { 'history.getPointsBalance': testProblem(401, 'error.session.expired') },
    })
    await expect(tab.start().api.call(getPointsBalance)).rejects.toThrow()
    const state = { from: '/ticket-entry', origin: '/promotion/7' }
    expect(tab.visits).toEqual([{ path: '/login', replace: false, state }])
  })

  test('survives a renewal that fails in the network', async () => {
    const { tab, server, club } = player()
    server.answer({
      'history.getPointsBalance': testProblem(401, 'error.session.expired'),
      'accounts.refreshSession': testProblem(503),
    })
    await expect(club.api.call(getPointsBalance)).rejects.toThrow()
    expect(isPlayer(club.session.getState())).toBe(true)
    expect(tab.visits).toEqual([])
  })

  test('is not restored by a renewal that is answered after sign-out', async () => {
    const { tab, server, club } = player()
    let answer = () => {}
    server.answer({
      'history.getPointsBalance': testProblem(401, 'error.session.expired'),
      'accounts.refreshSession': () =>
        new Promise(done => {
          answer = () => done(testTokens(testAccount(), 2))
        }),
    })
    const asked = club.api.call(getPointsBalance).catch(() => 'given up')
    await tab.browser.settled()
    club.session.end()
    answer()
    await expect(asked).resolves.toBe('given up')
    await tab.browser.settled()
    expect(sliceOf(club.session.getState())).toEqual(guestSlice)
    expect(tab.browser.local()).toEqual({})
  })

  test('does not end the next player’s session when its renewal is refused late', async () => {
    const { tab, server, club } = player()
    let refuse = () => {}
    server.answer({
      'history.getPointsBalance': testProblem(401, 'error.session.expired'),
      'accounts.refreshSession': () =>
        new Promise(done => {
          refuse = () => done(testProblem(401, 'error.session.expired'))
        }),
    })
    const asked = club.api.call(getPointsBalance).catch(() => 'given up')
    await tab.browser.settled()
    club.session.begin(testSession('poor'))
    refuse()
    await asked
    await tab.browser.settled()
    expect(club.session.getState().account?.login).toBe('poor-login')
  })

  test('a player’s calls are aborted when the session ends', async () => {
    const { tab, server, club } = player()
    server.answer({ 'history.getPointsBalance': hanging })
    const asked = club.api.call(getPointsBalance)
    await tab.browser.settled()
    club.session.end()
    await expect(asked).rejects.toThrow()
  })
})

test('[AUTH-017] signing out or in as another player clears the player’s data', async () => {
  const club = createTestClub({ initial: { session: testSession() } }).start()
  const clear = vi.fn<() => void>()
  club.clearers.add(clear)
  for (const turn of [() => club.session.begin(testSession('poor')), () => club.session.end()]) {
    club.confetti.celebrate()
    club.spinner.show()
    club.messages.raise({ type: 'success', text: 'Yours' })
    turn()
    expect(club.confetti.getState()).toBeNull()
    expect(club.spinner.getState()).toBe(false)
    expect(club.messages.getState().at).toBe('empty')
  }
  expect(clear).toHaveBeenCalledTimes(2)
})

test('[AUTH-024] a visitor is signed in with a non-empty access token and an account with an email', () => {
  const account = testAccount()
  expect(isPlayer({ ...guestSlice, accessToken: 'a', account })).toBe(true)
  expect(isPlayer({ ...guestSlice, accessToken: '', account })).toBe(false)
  expect(isPlayer({ ...guestSlice, accessToken: 'a', account: { ...account, email: '' } })).toBe(false)
  expect(isPlayer({ ...guestSlice, accessToken: 'a' })).toBe(false)
})
