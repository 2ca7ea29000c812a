import { hanging, offline } from '@players-club/api-client/fakes'
import { REQUEST_TIMEOUT_MS } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../memoryStorage.ts'
import {
  createTestBrowser,
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
} from '../../testing/index.ts'
import { isPlayer } from './Session.ts'

const renewed = testTokens(testAccount(), 2)
const withoutEmail = { ...testAccount(), email: '' }

/** A browser whose session has expired on the server: the cookie and the three values are still there. */
function expiredBrowser({ isRemembered = true } = {}) {
  const browser = createTestBrowser()
  createTestClub({ browser }).start().session.begin(testSession())
  const uses: string[] = []
  let isRenewed = false
  browser.server.signedIn = 'verified'
  browser.server.answer({
    'accounts.checkSession': () => (isRenewed ? { ...renewed, login: testAccount().login } : null),
    'accounts.refreshSession': ({ body }) => {
      uses.push(body.refresh_token)
      if (!isRemembered || uses.length > 1) return testProblem(401, 'error.session.expired')
      isRenewed = true
      return renewed
    },
  })
  const tab = (tabStorage = memoryStorage()) =>
    createTestClub({ browser, tabStorage, initial: { session: null, hasExpiredSession: true } })
  return { browser, uses, tab }
}

describe('a page loaded with an expired session', () => {
  test('[AUTH-001] [AUTH-026] restores the session of a remembered player', async () => {
    const { browser, uses, tab } = expiredBrowser()
    const { session } = tab().start()
    expect(session.getState()).toMatchObject({ isRestoring: true, account: null })
    await browser.settled()
    expect(uses).toEqual([testSession().tokens.refresh_token])
    expect(session.getState()).toMatchObject({ isRestoring: false, account: testAccount() })
    expect(browser.local()).toMatchObject({
      'players-club.access-token': renewed.access_token,
      'players-club.refresh-token': renewed.refresh_token,
      'players-club.user-id': 'verified-login',
    })
  })

  test('[AUTH-001] [AUTH-026] becomes a guest’s page for a player who is not remembered, and keeps no player data', async () => {
    const { browser, tab } = expiredBrowser({ isRemembered: false })
    const { session } = tab().start()
    await browser.settled()
    expect(session.getState()).toMatchObject({ isRestoring: false, account: null })
    expect(browser.local()).toEqual({})
  })

  test('[AUTH-001] [AUTH-026] becomes a guest’s page without a refresh token in the browser', async () => {
    const { browser, uses, tab } = expiredBrowser()
    browser.openLocal().remove('players-club.refresh-token')
    const { session } = tab().start()
    await browser.settled()
    expect(uses).toEqual([])
    expect(session.getState()).toMatchObject({ isRestoring: false, account: null })
  })

  test('[AUTH-001] [AUTH-026] becomes a guest’s page while the server fails, and the next page load retries', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.trouble(testProblem(503))
    const { session } = tab().start()
    await browser.settled()
    expect(session.getState()).toMatchObject({ isRestoring: false, account: null })
    expect(Object.keys(browser.local())).toHaveLength(3)
    browser.server.trouble(null)
    const next = tab().start()
    await browser.settled()
    expect(isPlayer(next.session.getState())).toBe(true)
  })

  test('[AUTH-001] [AUTH-026] retries while the connection is lost for a moment', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.trouble(offline)
    const { session } = tab().start()
    await browser.settled()
    await browser.clock.advance(1000)
    expect(session.getState()).toMatchObject({ isRestoring: true, account: null })
    browser.server.trouble(null)
    await browser.clock.advance(3000)
    expect(session.getState()).toMatchObject({ isRestoring: false, account: testAccount() })
  })

  test('[AUTH-001] [AUTH-026] says that it is cut off after some seconds, and goes on retrying every ten', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.trouble(offline)
    const { session } = tab().start()
    await browser.settled()
    await browser.clock.advance(3999)
    expect(session.getState()).toMatchObject({ isRestoring: true, isCutOff: false })
    await browser.clock.advance(1)
    expect(session.getState()).toMatchObject({ isRestoring: true, isCutOff: true, account: null })
    await browser.clock.advance(3_600_000)
    browser.server.trouble(null)
    await browser.clock.advance(10_000)
    expect(session.getState()).toMatchObject({
      isRestoring: false,
      isCutOff: false,
      account: testAccount(),
    })
  })

  test('[AUTH-001] [AUTH-026] retries where the server does not answer in time', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.trouble(hanging)
    const { session } = tab().start()
    for (const delay of [0, 1000, 3000]) {
      await browser.clock.advance(delay)
      await browser.clock.advance(REQUEST_TIMEOUT_MS)
    }
    expect(session.getState()).toMatchObject({ isRestoring: true, isCutOff: true })
    browser.server.trouble(null)
    await browser.clock.advance(10_000)
    expect(session.getState()).toMatchObject({ isRestoring: false, account: testAccount() })
  })

  test('[AUTH-001] [AUTH-026] stops retrying once a player signs in on it', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.trouble(offline)
    const { session, keeper } = tab().start()
    await browser.settled()
    keeper.pause(new AbortController().signal)
    const ofSession = () => browser.server.requests.filter(({ name }) => name.startsWith('accounts.'))
    const { length } = ofSession()
    await browser.clock.advance(4000)
    expect(ofSession()).toHaveLength(length)
    expect(session.getState().isRestoring).toBe(false)
  })

  test('[AUTH-001] [AUTH-026] uses the refresh token once, however many tabs load at once', async () => {
    const { browser, uses, tab } = expiredBrowser()
    const tabs = [tab(), tab(), tab()].map(each => each.start())
    await browser.settled()
    expect(uses).toHaveLength(1)
    for (const { session } of tabs)
      expect(session.getState()).toMatchObject({
        account: testAccount(),
        refreshToken: renewed.refresh_token,
      })
  })

  test('[AUTH-001] [AUTH-026] keeps the values that another tab has stored since', async () => {
    const { browser, uses, tab } = expiredBrowser({ isRemembered: false })
    const local = browser.openLocal()
    browser.server.answer({
      'accounts.refreshSession': ({ body }) => {
        uses.push(body.refresh_token)
        local.set('players-club.refresh-token', 'of-a-new-sign-in')
        return testProblem(401, 'error.session.expired')
      },
    })
    tab().start()
    await browser.settled()
    expect(browser.local()['players-club.refresh-token']).toBe('of-a-new-sign-in')
  })

  test('[AUTH-024] revokes the session of an account without an email, and becomes a guest’s page', async () => {
    const { browser, tab } = expiredBrowser()
    browser.server.answer({ 'accounts.getAccount': withoutEmail })
    const { session } = tab().start()
    await browser.settled()
    expect(browser.server.signedIn).toBeNull()
    expect(session.getState()).toMatchObject({ isRestoring: false, account: null, accessToken: '' })
    expect(browser.local()).toEqual({})
  })

  test('[AUTH-001] [AUTH-026] stops restoring when a player signs in on it', async () => {
    const { tab } = expiredBrowser()
    const { session, keeper } = tab().start()
    keeper.pause(new AbortController().signal)
    expect(session.getState().isRestoring).toBe(false)
  })
})

test('[AUTH-011] [AUTH-026] a tab with its own slice renews an expired session before it clears the slice', async () => {
  const { browser, uses } = expiredBrowser()
  const tabStorage = memoryStorage()
  const slice = JSON.stringify({
    accessToken: testSession().tokens.access_token,
    refreshToken: testSession().tokens.refresh_token,
    account: testAccount(),
    userData: { email: testAccount().email, login: testAccount().login },
    errorMessage: null,
    suspendedMessage: false,
  })
  tabStorage.set('players-club.authentication', slice)
  const { session } = createTestClub({ browser, tabStorage }).start()
  await browser.settled()
  expect(uses).toHaveLength(1)
  expect(session.getState()).toMatchObject({ account: testAccount(), refreshToken: renewed.refresh_token })
})

test('[AUTH-024] a page that was rendered for an account without an email revokes its session', async () => {
  const browser = createTestBrowser()
  browser.server.signedIn = 'verified'
  const tab = createTestClub({ browser, initial: { session: { ...testSession(), account: withoutEmail } } })
  const { session } = tab.start()
  await browser.settled()
  expect(browser.server.signedIn).toBeNull()
  expect(session.getState()).toMatchObject({ account: null, accessToken: '' })
  expect(tab.identified).toEqual([])
})

test('[AUTH-024] a reload revokes the session of an account that no longer has an email', async () => {
  const browser = createTestBrowser()
  const tabStorage = memoryStorage()
  browser.server.signedIn = 'verified'
  createTestClub({ browser, tabStorage }).start().session.begin(testSession())
  browser.server.answer({ 'accounts.getAccount': withoutEmail })
  const { session } = createTestClub({ browser, tabStorage }).start()
  await browser.settled()
  expect(browser.server.signedIn).toBeNull()
  expect(isPlayer(session.getState())).toBe(false)
  expect(browser.local()).toEqual({})
})
