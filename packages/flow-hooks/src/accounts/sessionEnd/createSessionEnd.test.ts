import { offline } from '@players-club/api-client/fakes'
import { getPointsBalance, getVerifyStatus } from '@players-club/api-client'
import type { SessionTokens } from '@players-club/domain-models'
import { pendingScanResult } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import type { Club } from '../../club/createClub.ts'
import { createTestClub, testAccount, testProblem, testSession, testTokens } from '../../testing/index.ts'
import { createTestBrowser, type TestBrowser } from '../../testing/index.ts'
import { isPlayer } from '../../club/session/Session.ts'
import { createSessionEnd } from './createSessionEnd.ts'

const MINUTE = 60_000

const HOUR = 60 * MINUTE

const initial = { session: testSession(), remoteConfig: {}, authorizedFlags: [] }

function player() {
  const tab = createTestClub({ initial })
  const { clock, server } = tab.browser
  const serverEnd = withIdleSession(tab.browser)
  const club = tab.start()
  return { tab, clock, server, club, serverEnd, sessionEnd: watched(club) }
}

/** The session on the server: an hour from the last activity, which is written at most once a minute, and no longer than `until`. */
function withIdleSession({ clock, server }: TestBrowser, until = Infinity) {
  const now = () => clock.now().getTime()
  let seenAt = now()
  const endsAt = () => Math.min(seenAt + HOUR, until)
  const isOver = () => server.signedIn === null || endsAt() <= now()
  const touch = () => {
    if (now() - seenAt >= MINUTE) seenAt = now()
  }
  const forPlayer =
    <T>(answer: T) =>
    () => {
      if (isOver()) return testProblem(401, 'error.session.expired')
      touch()
      return answer
    }
  server.signedIn = 'verified'
  server.answer({
    'accounts.checkSession': ({ query }) => {
      if (isOver()) return null
      if (!query?.unattended) touch()
      const tokens = testTokens(testAccount(), 1, Math.floor(endsAt() / 1000))
      return { ...tokens, login: testAccount().login }
    },
    'accounts.getAccount': forPlayer(testAccount()),
    'accounts.refreshSession': testProblem(401, 'error.session.expired'),
    'history.getPointsBalance': forPlayer({ balance: 100 }),
  })
  return endsAt
}

const pageTokens = ({ access_token, refresh_token }: SessionTokens) => ({
  accessToken: access_token,
  refreshToken: refresh_token,
})

function watched(club: Club) {
  const sessionEnd = createSessionEnd(club)
  sessionEnd.start()
  return sessionEnd
}

test('the end is announced after 58 idle minutes, and extend() postpones it', async () => {
  const { clock, sessionEnd } = player()
  await clock.advance(58 * MINUTE - 1)
  expect(sessionEnd.getState().at).toBe('quiet')
  await clock.advance(1)
  expect(sessionEnd.getState().at).toBe('warning')
  sessionEnd.extend()
  await clock.advance(0)
  expect(sessionEnd.getState()).toEqual({ at: 'quiet', endsAt: clock.now().getTime() + 60 * MINUTE })
})

test('[AUTH-026] the end is announced by the server’s time, whatever the device’s clock says', async () => {
  const { clock, sessionEnd } = player()
  await clock.correct(58 * MINUTE)
  expect(sessionEnd.getState()).toMatchObject({ at: 'warning' })
  await clock.correct(-30 * MINUTE)
  expect(sessionEnd.getState()).toMatchObject({ at: 'quiet' })
  await clock.advance(30 * MINUTE)
  expect(sessionEnd.getState()).toMatchObject({ at: 'warning' })
})

test('an answer to the player counts as activity', async () => {
  const { clock, club, sessionEnd } = player()
  await clock.advance(30 * MINUTE)
  await club.api.call(getPointsBalance)
  await clock.advance(57 * MINUTE)
  expect(sessionEnd.getState().at).toBe('quiet')
})

test('[AUTH-026] a page that polls for the outcome of an ID scan is not active, and has its end announced', async () => {
  const { clock, server, club, sessionEnd } = player()
  server.answer({ 'identity.getVerifyStatus': pendingScanResult })
  for (let minute = 0; minute < 58; minute += 1) {
    await club.api.call(getVerifyStatus)
    await clock.advance(MINUTE)
  }
  expect(sessionEnd.getState().at).toBe('warning')
})

test('a watch that starts late counts from the server’s last answer', async () => {
  const { clock, club } = player()
  await clock.advance(20 * MINUTE)
  await club.api.call(getPointsBalance)
  const endsAt = clock.now().getTime() + 60 * MINUTE
  await clock.advance(59 * MINUTE)
  const late = watched(club)
  await clock.advance(0)
  expect(late.getState()).toMatchObject({ at: 'warning', endsAt })
})

test('[AUTH-026] the session ends after 3600 s, and the player is on /login with a message', async () => {
  const { tab, clock, club } = player()
  await clock.advance(HOUR - 1)
  expect(isPlayer(club.session.getState())).toBe(true)
  await clock.advance(1)
  expect(isPlayer(club.session.getState())).toBe(false)
  expect(tab.visits).toMatchObject([{ path: '/login', state: { from: '/' } }])
  expect(club.messages.getState()).toMatchObject({ message: { key: 'error.http.401' } })
})

test('[AUTH-026] two open tabs become guests’ pages one hour after the later use, and neither keeps the other alive', async () => {
  const { tab, clock, club, sessionEnd } = player()
  const other = createTestClub({ browser: tab.browser, initial }).start()
  const otherEnd = watched(other)
  await club.api.call(getPointsBalance)
  await clock.advance(20 * MINUTE)
  await other.api.call(getPointsBalance)
  await clock.advance(HOUR - 2 * MINUTE - 1)
  for (const { getState } of [sessionEnd, otherEnd]) expect(getState().at).toBe('quiet')
  await clock.advance(1)
  for (const { getState } of [sessionEnd, otherEnd]) expect(getState().at).toBe('warning')
  await clock.advance(2 * MINUTE)
  for (const { session } of [club, other]) expect(isPlayer(session.getState())).toBe(false)
})

test('[AUTH-026] the announced end is never later than the server’s, which counts an activity of the last minute as none', async () => {
  const { clock, club, sessionEnd, serverEnd } = player()
  await clock.advance(50_000)
  await club.api.call(getPointsBalance)
  await clock.advance(HOUR - 50_000 - 2 * MINUTE)
  expect(sessionEnd.getState()).toEqual({ at: 'warning', endsAt: serverEnd(), isRefused: false })
  await clock.advance(2 * MINUTE - 1000)
  sessionEnd.extend()
  await clock.advance(0)
  expect(sessionEnd.getState()).toEqual({ at: 'quiet', endsAt: serverEnd() })
})

test('[AUTH-026] without an answer before the announcement the end is announced as the page knows it', async () => {
  const { clock, server, club, sessionEnd, serverEnd } = player()
  await club.api.call(getPointsBalance)
  await clock.advance(56 * MINUTE)
  server.trouble(offline)
  await clock.advance(MINUTE)
  const state = sessionEnd.getState()
  expect(state).toMatchObject({ at: 'warning' })
  expect('endsAt' in state && state.endsAt).toBeLessThanOrEqual(serverEnd())
})

test('an extension without a connection fails, and the player does not stay signed in past the end', async () => {
  const { clock, server, club, sessionEnd } = player()
  await clock.advance(58 * MINUTE)
  server.trouble(offline)
  sessionEnd.extend()
  await clock.advance(0)
  expect(sessionEnd.getState()).toMatchObject({ at: 'warning', isRefused: true })
  await clock.advance(2 * MINUTE)
  await clock.advance(4000)
  expect(isPlayer(club.session.getState())).toBe(false)
})

describe('a page that is used all the time', () => {
  /** A session of twelve hours, used every ten minutes; a remembered player's refresh token opens another. */
  async function activeAllDay({ isRemembered = false } = {}) {
    const browser = createTestBrowser()
    const { clock, server } = browser
    const start = clock.now().getTime()
    const end = start + 12 * HOUR
    const until = isRemembered ? null : end / 1000
    const tokens = testTokens(testAccount(), 1, (start + HOUR) / 1000, until)
    const session = { tokens, account: testAccount() }
    const tab = createTestClub({ browser, initial: { ...initial, session } })
    withIdleSession(browser, end)
    const club = tab.start()
    const sessionEnd = watched(club)
    const seen = new Set([sessionEnd.getState().at])
    sessionEnd.subscribe(() => seen.add(sessionEnd.getState().at))
    const call = () => club.api.call(getPointsBalance)
    for (let minute = 0; minute < 710; minute += 10) {
      await clock.advance(10 * MINUTE)
      await call()
    }
    return { tab, clock, server, club, sessionEnd, seen, end, call }
  }

  test('[AUTH-026] has the end after twelve hours announced two minutes before, once', async () => {
    const { tab, clock, club, sessionEnd, seen, end, call } = await activeAllDay()
    await clock.advance(8 * MINUTE - 1)
    expect([...seen]).toEqual(['quiet'])
    await clock.advance(1)
    expect(sessionEnd.getState()).toEqual({ at: 'last', endsAt: end })
    await call()
    expect(sessionEnd.getState()).toEqual({ at: 'last', endsAt: end })
    sessionEnd.extend()
    await clock.advance(MINUTE)
    await call()
    expect(sessionEnd.getState()).toEqual({ at: 'quiet', endsAt: end })
    await clock.advance(MINUTE)
    expect(isPlayer(club.session.getState())).toBe(false)
    expect(tab.visits).toMatchObject([{ path: '/login' }])
  })

  test('[AUTH-001] [AUTH-026] goes on after twelve hours without an announcement for a remembered player', async () => {
    const { tab, clock, server, club, sessionEnd, seen } = await activeAllDay({ isRemembered: true })
    const now = clock.now().getTime()
    const renewed = testTokens(testAccount(), 2, (now + 2 * HOUR) / 1000, null)
    server.answer({ 'accounts.refreshSession': renewed })
    await clock.advance(HOUR)
    expect([...seen]).toEqual(['quiet', 'checking'])
    expect(sessionEnd.getState()).toMatchObject({ at: 'quiet' })
    expect(club.session.getState()).toMatchObject(pageTokens(renewed))
    expect(tab.visits).toEqual([])
  })
})

describe('an open page with an expired session', () => {
  /** The session expires after an hour; a remembered player's refresh token opens another. */
  function idle({ isRemembered = true } = {}) {
    const { tab, ...others } = player()
    let isRenewed = false
    let renewals = 0
    const expiresAt = others.serverEnd()
    const tokens = (generation: number) =>
      testTokens(testAccount(), generation, (expiresAt + (generation - 1) * HOUR) / 1000)
    const renewed = tokens(2)
    let isEnded = false
    const isOver = () => isEnded || expiresAt <= others.clock.now().getTime()
    others.server.answer({
      'accounts.checkSession': () =>
        isRenewed || !isOver() ? { ...tokens(isRenewed ? 2 : 1), login: testAccount().login } : null,
      'accounts.getAccount': testAccount(),
      'accounts.refreshSession': () => {
        renewals += 1
        isRenewed = isRemembered && renewals === 1
        return isRenewed ? renewed : testProblem(401, 'error.session.expired')
      },
    })
    const end = () => (isEnded = true)
    return { tab, ...others, end, renewed, renewals: () => renewals }
  }

  test('[AUTH-001] [AUTH-026] renews the session of a remembered player silently', async () => {
    const { tab, clock, club, sessionEnd, renewed } = idle()
    await clock.advance(60 * MINUTE)
    expect(sessionEnd.getState()).toEqual({ at: 'quiet', endsAt: clock.now().getTime() + 60 * MINUTE })
    expect(club.session.getState()).toMatchObject({ account: testAccount(), ...pageTokens(renewed) })
    expect(tab.browser.local()['players-club.refresh-token']).toBe(renewed.refresh_token)
    expect(tab.visits).toEqual([])
    expect(club.messages.getState().at).toBe('empty')
  })

  test('[AUTH-001] [AUTH-026] renews the session on extend() when the server’s hour was over first', async () => {
    const { clock, club, sessionEnd, end } = idle()
    await clock.advance(58 * MINUTE)
    end()
    sessionEnd.extend()
    await clock.advance(0)
    expect(sessionEnd.getState().at).toBe('quiet')
    expect(isPlayer(club.session.getState())).toBe(true)
  })

  test('[AUTH-001] [AUTH-026] uses the refresh token once, however many tabs are open', async () => {
    const { tab, clock, club, renewals, renewed } = idle()
    const other = createTestClub({ browser: tab.browser, initial }).start()
    watched(other)
    await clock.advance(60 * MINUTE)
    expect(renewals()).toBe(1)
    for (const { session } of [club, other]) expect(session.getState()).toMatchObject(pageTokens(renewed))
  })

  test('[AUTH-001] [AUTH-026] becomes a guest’s page for a player who is not remembered, and keeps no player data', async () => {
    const { tab, clock, club } = idle({ isRemembered: false })
    await clock.advance(60 * MINUTE)
    expect(isPlayer(club.session.getState())).toBe(false)
    expect(tab.visits).toMatchObject([{ path: '/login', state: { from: '/' } }])
    expect(tab.browser.local()).toEqual({})
  })

  test('[AUTH-001] [AUTH-026] retries while the connection is lost for a moment', async () => {
    const { tab, clock, server, club, renewed } = idle()
    await clock.advance(59 * MINUTE)
    server.trouble(offline)
    await clock.advance(MINUTE + 1000)
    server.trouble(null)
    await clock.advance(3000)
    expect(club.session.getState()).toMatchObject(pageTokens(renewed))
    expect(tab.visits).toEqual([])
  })

  test('[AUTH-001] [AUTH-026] hides the player after the last retry, says why, and restores the session once there is a connection', async () => {
    const { tab, clock, server, club, renewed } = idle()
    await clock.advance(59 * MINUTE)
    server.trouble(offline)
    await clock.advance(MINUTE + 4000)
    expect(club.session.getState()).toMatchObject({ account: null, accessToken: '', isRestoring: true })
    expect(club.messages.getState()).toMatchObject({ message: { type: 'error', key: 'error.offline' } })
    expect(Object.keys(tab.browser.local())).toHaveLength(3)
    await clock.advance(10 * MINUTE)
    server.trouble(null)
    await clock.advance(10_000)
    expect(club.session.getState()).toMatchObject({
      account: testAccount(),
      isRestoring: false,
      ...pageTokens(renewed),
    })
    expect(club.messages.getState().at).toBe('empty')
    expect(tab.visits).toEqual([])
  })

  test('[AUTH-001] [AUTH-026] becomes a guest’s page after the last retry where the server fails, and keeps the tokens for the next page load', async () => {
    const { tab, clock, server, club, renewed } = idle()
    await clock.advance(59 * MINUTE)
    server.trouble(testProblem(503))
    await clock.advance(MINUTE + 4000)
    expect(club.session.getState()).toMatchObject({ account: null, isRestoring: false })
    expect(club.messages.getState()).toMatchObject({ message: { type: 'error', key: 'error.http.503' } })
    expect(Object.keys(tab.browser.local())).toHaveLength(3)
    server.trouble(null)
    const next = createTestClub({
      browser: tab.browser,
      initial: { session: null, hasExpiredSession: true },
    }).start()
    await tab.browser.settled()
    expect(next.session.getState()).toMatchObject({ account: testAccount(), ...pageTokens(renewed) })
  })
})

test('nothing is announced to a guest or after sign-out', async () => {
  const guest = createTestClub()
  const guestSessionEnd = watched(guest.start())
  await guest.browser.clock.advance(59 * MINUTE)
  expect(guestSessionEnd.getState().at).toBe('off')

  const { clock, club, sessionEnd } = player()
  club.session.end()
  await clock.advance(59 * MINUTE)
  expect(sessionEnd.getState().at).toBe('off')
})
