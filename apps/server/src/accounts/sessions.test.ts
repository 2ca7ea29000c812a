import { decodeToken } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser, Received } from '../../test/Browser.ts'
import { onPostgres, startNeighbour } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, START } from '../../test/constants.ts'
import { post, transferOf } from '../../test/transfers.ts'
import { whileLocked } from '../../test/whileLocked.ts'

const SESSION = '__Host-pc_session'
const GUEST = '__Host-pc_guest'
const HOUR = 3_600_000
const MINUTE = 60_000

onPostgres('sessions', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
  })

  const signedIn = async (rememberMe = false) => {
    const account = await club.addAccount()
    const browser = club.browser()
    const tokens = await browser.enter(account.email, rememberMe)
    return { account, browser, tokens }
  }

  test('[API-005] [AUTH-014] the session check returns access token, refresh token and login', async () => {
    const { account, browser, tokens } = await signedIn()
    const { status, json } = await browser.get('/api/auth/get/session')
    expect(status).toBe(200)
    expect(json).toMatchObject({ login: account.login, refresh_token: tokens.refresh_token })
    expect(decodeToken(json.access_token)).toMatchObject({ email: account.email, login: account.login })
  })

  test('[AUTH-013] a guest gets an empty answer without an error, and a CSRF token', async () => {
    const browser = club.browser()
    const { status, json, headers } = await browser.get('/api/auth/get/session')
    expect([status, json]).toEqual([200, {}])
    expect(headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/)
    expect(browser.cookies.get(GUEST)).toMatch(/^[\w-]{43}$/)
  })

  describe('the session cookie', () => {
    test('lasts until the browser closes, or thirty days for a player who asked to be remembered', async () => {
      const { email } = await club.addAccount()
      const forNow = await (await club.browser().open()).signIn(email)
      expect(forNow.headers.getSetCookie()[0]).toMatch(
        /^__Host-pc_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const remembered = await (await club.browser().open()).signIn(email, PASSWORD, true)
      expect(remembered.headers.getSetCookie()[0]).toContain('; Expires=Sat, 04 Apr 2026 18:00:00 GMT')
    })

    test('is also kept by a browser that refuses Secure cookies over plain HTTP, in a demo on localhost', async () => {
      const { email } = await club.addAccount()
      const browser = club.browser()
      const refuseSecure = () => {
        for (const name of browser.cookies.keys())
          if (name.startsWith('__Host-')) browser.cookies.delete(name)
      }
      await browser.open()
      refuseSecure()
      expect((await browser.signIn(email)).status).toBe(200)
      refuseSecure()
      expect((await browser.get('/api/account')).json).toMatchObject({ email })
      expect((await browser.post('/api/auth/logout')).status).toBe(204)
      refuseSecure()
      expect((await browser.get('/api/account')).status).toBe(401)
      expect((await browser.signIn(email)).status).toBe(200)
    })

    test('is new at every sign-in, so that a planted one is worthless', async () => {
      const { email } = await club.addAccount()
      const browser = await club.browser().open()
      const planted = 'p'.repeat(43)
      browser.cookies.set(SESSION, planted)
      await browser.signIn(email)
      await browser.signIn(email)
      expect(browser.cookies.get(SESSION)).toMatch(/^[\w-]{43}$/)
      expect(browser.cookies.get(SESSION)).not.toBe(planted)
      const thief = club.browser()
      thief.cookies.set(SESSION, planted)
      expect((await thief.get('/api/account')).status).toBe(401)
    })

    test('becomes invalid with the next sign-in in the same browser', async () => {
      const { account, browser } = await signedIn()
      const before = browser.cookieHeader()
      await browser.signIn(account.email)
      expect((await club.browser().get('/api/account', { headers: { cookie: before } })).status).toBe(401)
      expect((await browser.get('/api/account')).status).toBe(200)
    })

    test('is stored only as a hash', async () => {
      const { browser } = await signedIn()
      const rows = await world.database.statement<{ text: string }>({
        name: 'test.rows',
        text: `select concat_ws(' ', encode(id_hash, 'escape'), encode(id_hash, 'base64'), id_hash::text) as text from sessions`,
        values: [],
      })
      expect(rows.map(({ text }) => text).join()).not.toContain(browser.cookies.get(SESSION))
    })
  })

  describe('the idle timeout', () => {
    test('[AUTH-026] is 3600 seconds, and every call restarts it', async () => {
      const { browser } = await signedIn()
      for (let call = 0; call < 3; call += 1) {
        club.clock.advance(59 * MINUTE)
        expect((await browser.get('/api/account')).status).toBe(200)
      }
      club.clock.advance(3600_000 - 1)
      expect((await browser.get('/api/account')).status).toBe(200)
      club.clock.advance(3600_000)
      const { status, problem } = await browser.get('/api/account')
      expect([status, problem.title]).toEqual([401, 'Authentication Required. Please try logging in again'])
    })

    test('is written at most once a minute', async () => {
      const { browser } = await signedIn()
      club.clock.advance(MINUTE - 1)
      expect(await world.countQueries(() => browser.get('/api/account'))).toBe(2)
      club.clock.advance(1)
      expect(await world.countQueries(() => browser.get('/api/account'))).toBe(3)
      expect(await world.countQueries(() => browser.get('/api/account'))).toBe(2)
    })

    test('is restarted by reading a balance, in the query that finds the session', async () => {
      const { account, browser } = await signedIn()
      const grant = { from: { house: 'grants' }, to: { playerId: account.id }, currency: 'points' } as const
      await post(world.database, transferOf({ ...grant, amount: 70 }))
      const look = async () => {
        const points = await browser.get('/api/loyalty/v1/points/balance')
        const tokens = await browser.get('/api/loyalty/v2/tokens')
        expect([points.json.balance, tokens.json.balance]).toEqual([70, 0])
      }
      expect(await world.countQueries(look)).toBe(2)
      club.clock.advance(MINUTE)
      expect(await world.countQueries(look)).toBe(3)
      await browser.post('/api/auth/logout', {})
      expect((await browser.get('/api/loyalty/v1/points/balance')).status).toBe(401)
    })

    test('is capped at twelve hours from the sign-in', async () => {
      const { browser } = await signedIn()
      for (let call = 0; call < 23; call += 1) {
        club.clock.advance(HOUR / 2)
        expect((await browser.get('/api/account')).status).toBe(200)
      }
      club.clock.advance(HOUR / 2)
      expect((await browser.get('/api/account')).status).toBe(401)
    })

    test('is over for the session check as well', async () => {
      const { browser } = await signedIn()
      club.clock.advance(HOUR)
      expect((await browser.get('/api/auth/get/session')).json).toEqual({})
    })

    const endReportedTo = async (browser: Awaited<ReturnType<typeof signedIn>>['browser'], query = '') => {
      const { json } = await browser.get(`/api/auth/get/session${query}`)
      return new Date((decodeToken(json.access_token)?.exp ?? 0) * 1000)
    }

    test('[AUTH-026] is restarted by a session check, and not by one that a page makes unattended', async () => {
      const { account, browser } = await signedIn()
      const storedEnd = async () => {
        const [row] = await world.database.statement<{ expiresAt: Date }>({
          name: 'test.end',
          text: `select expires_at as "expiresAt" from sessions where player_id = $1`,
          values: [account.id],
        })
        return row?.expiresAt
      }
      const end = new Date(START.getTime() + HOUR)
      for (let check = 0; check < 2; check += 1) {
        club.clock.advance(29 * MINUTE)
        expect(await endReportedTo(browser, '?unattended=true')).toEqual(end)
        expect(await storedEnd()).toEqual(end)
      }
      expect(await endReportedTo(browser)).toEqual(new Date(end.getTime() + 58 * MINUTE))
      club.clock.advance(HOUR)
      expect((await browser.get('/api/auth/get/session?unattended=true')).json).toEqual({})
    })

    test('[AUTH-026] is not restarted by a page that polls for the outcome of an ID scan', async () => {
      const { browser } = await signedIn()
      club.clock.advance(30 * MINUTE)
      expect((await browser.get('/api/identity/status')).status).toBe(200)
      expect(await endReportedTo(browser, '?unattended=true')).toEqual(new Date(START.getTime() + HOUR))
    })

    test('[AUTH-026] is reported by the check as it is stored, although a call less than a minute before did not restart it', async () => {
      const { browser } = await signedIn()
      club.clock.advance(MINUTE - 1)
      await browser.get('/api/account')
      expect(await endReportedTo(browser)).toEqual(new Date(START.getTime() + HOUR))
    })
  })

  test('[AUTH-026] every access token says when the session ends that is used all the time: after twelve hours, never for a remembered player', async () => {
    for (const [rememberMe, until] of [
      [false, (START.getTime() + 12 * HOUR) / 1000],
      [true, null],
    ] as const) {
      club.clock.set(START)
      const { browser, tokens } = await signedIn(rememberMe)
      club.clock.advance(30 * MINUTE)
      const checked = await browser.get('/api/auth/get/session')
      const renewed = await browser.post('/api/auth/refresh', { refresh_token: tokens.refresh_token })
      for (const { access_token } of [tokens, checked.json, renewed.json])
        expect(decodeToken(access_token)?.until).toBe(until)
    }
  })

  describe('signing out', () => {
    test('[API-007] ends the session on the server and clears the cookie', async () => {
      const { browser } = await signedIn()
      const before = browser.cookieHeader()
      expect((await browser.post('/api/auth/logout')).status).toBe(204)
      expect(browser.cookies.has(SESSION)).toBe(false)
      expect((await club.browser().get('/api/account', { headers: { cookie: before } })).status).toBe(401)
    })

    test('[API-007] ends the refresh token as well', async () => {
      const { browser, tokens } = await signedIn(true)
      const before = browser.cookies.get(SESSION) ?? ''
      await browser.post('/api/auth/logout')
      browser.cookies.set(SESSION, before)
      browser.csrfToken = null
      await browser.open()
      const { status, problem } = await browser.post('/api/auth/refresh', {
        refresh_token: tokens.refresh_token,
      })
      expect([status, problem.errorKey]).toEqual([401, 'error.session.expired'])
    })

    test('succeeds for a guest and changes nothing', async () => {
      expect((await (await club.browser().open()).post('/api/auth/logout')).status).toBe(204)
    })
  })

  test('a session is refused once its player is suspended', async () => {
    const { account, browser } = await signedIn()
    await world.database.statement({
      name: 'test.suspend',
      text: `update players set state = 'suspended' where id = $1`,
      values: [account.id],
    })
    expect((await browser.get('/api/account')).status).toBe(401)
  })

  describe('adopting a session with a token', () => {
    const adopt = (
      browser: Awaited<ReturnType<typeof signedIn>>['browser'],
      accessToken: string,
      userId: string,
    ) => browser.post('/api/auth/login/token', { access_token: accessToken, userId })

    test('[API-007] succeeds for the session that another tab of this browser opened', async () => {
      const { account, browser, tokens } = await signedIn()
      const { status, json } = await adopt(browser, tokens.access_token, account.login)
      expect(status).toBe(200)
      expect(json.refresh_token).toBe(tokens.refresh_token)
    })

    test.each([
      ['a token alone, without the session', async () => (await signedIn()).tokens.access_token, false],
      ["another player's token", async () => (await signedIn()).tokens.access_token, true],
      ['a token that we did not sign', () => forged('HS256'), true],
      ['a text that is no token', () => 'abc', true],
    ])('[API-007] refuses %s', async (_, tokenOf, hasSession) => {
      const { account, browser } = hasSession
        ? await signedIn()
        : { account: { login: 'login' }, browser: await club.browser().open() }
      const { status, problem } = await adopt(browser, await tokenOf(), account.login)
      expect([status, problem.errorKey]).toEqual([401, 'error.uaaAuthentication.invalid'])
    })

    test("refuses the player's own token under another user id, and an expired one", async () => {
      const { account, browser, tokens } = await signedIn()
      expect((await adopt(browser, tokens.access_token, 'somebody-else')).status).toBe(401)
      club.clock.advance(50 * MINUTE)
      await browser.get('/api/account')
      club.clock.advance(15 * MINUTE)
      expect((await adopt(browser, tokens.access_token, account.login)).status).toBe(401)
    })

    const forged = (alg: string) =>
      new SignJWT({ login: 'login', email: 'a@b.example', sid: 'x' })
        .setProtectedHeader({ alg })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('another key of thirty-two bytes!!'))
  })

  describe('the refresh', () => {
    type Browser = Awaited<ReturnType<typeof signedIn>>['browser']
    const refresh = (browser: Browser, token: string) =>
      browser.post('/api/auth/refresh', { refresh_token: token })

    test('returns the next token and keeps the session', async () => {
      const { browser, tokens } = await signedIn()
      const { status, json } = await refresh(browser, tokens.refresh_token)
      expect(status).toBe(200)
      expect(json.refresh_token).not.toBe(tokens.refresh_token)
      expect((await refresh(browser, json.refresh_token)).status).toBe(200)
      expect((await browser.get('/api/account')).status).toBe(200)
    })

    test('ends everything of the sign-in when a token is used a second time', async () => {
      const { browser, tokens } = await signedIn()
      const { json } = await refresh(browser, tokens.refresh_token)
      const again = await refresh(browser, tokens.refresh_token)
      expect([again.status, again.problem.errorKey]).toEqual([401, 'error.session.expired'])
      expect((await refresh(browser, json.refresh_token)).status).toBe(401)
      expect((await browser.get('/api/account')).status).toBe(401)
      expect(club.log).toMatch(/"level":"warn","event":"refresh token used twice","requestId":"[\w-]+"/)
    })

    test('does not end another sign-in of the same player then', async () => {
      const { account, browser, tokens } = await signedIn()
      const elsewhere = club.browser()
      await elsewhere.enter(account.email)
      await refresh(browser, tokens.refresh_token)
      await refresh(browser, tokens.refresh_token)
      expect((await elsewhere.get('/api/account')).status).toBe(200)
    })

    test('is refused after the session expired, unless the player asked to be remembered', async () => {
      const { browser, tokens } = await signedIn(false)
      club.clock.advance(HOUR)
      expect((await refresh(browser, tokens.refresh_token)).status).toBe(401)
    })

    test('continues a remembered session under a new cookie, for thirty days', async () => {
      const { browser, tokens } = await signedIn(true)
      let token = tokens.refresh_token
      for (let day = 1; day < 30; day += 1) {
        const before = browser.cookies.get(SESSION)
        club.clock.advance(24 * HOUR)
        expect((await browser.get('/api/account')).status).toBe(401)
        const { status, json } = await refresh(browser, token)
        expect(status).toBe(200)
        expect(browser.cookies.get(SESSION)).not.toBe(before)
        expect((await browser.get('/api/account')).status).toBe(200)
        token = json.refresh_token
      }
      club.clock.advance(24 * HOUR)
      expect((await refresh(browser, token)).status).toBe(401)
    })

    describe('a refresh answer that is lost on the network', () => {
      /** A remembered player after the idle timeout, and the retry that a browser sends when it got no answer. */
      const runOut = async () => {
        const { browser, tokens } = await signedIn(true)
        club.clock.advance(HOUR)
        const held = browser.cookies.get(SESSION) ?? ''
        const renew = async () => {
          browser.cookies.set(SESSION, held)
          browser.csrfToken = null
          await browser.open()
          return refresh(browser, tokens.refresh_token)
        }
        return { browser, renew }
      }

      test('[AUTH-001] is sent again for each retry', async () => {
        const { browser, renew } = await runOut()
        for (let time = 0; time < 3; time += 1) {
          expect((await renew()).status).toBe(200)
          club.clock.advance(10 * HOUR)
        }
        const { json } = await renew()
        expect((await browser.get('/api/account')).status).toBe(200)
        expect((await refresh(browser, json.refresh_token)).status).toBe(200)
      })

      test('becomes invalid once it has been sent again', async () => {
        const { browser, renew } = await runOut()
        const { json } = await renew()
        const lost = browser.cookies.get(SESSION) ?? ''
        await renew()
        const given = browser.cookies.get(SESSION) ?? ''
        expect((await browser.get('/api/account')).status).toBe(200)
        browser.cookies.set(SESSION, lost)
        browser.csrfToken = null
        expect((await browser.get('/api/account')).status).toBe(401)
        await browser.open()
        expect((await refresh(browser, json.refresh_token)).status).toBe(401)
        browser.cookies.set(SESSION, given)
        expect((await browser.get('/api/account')).status, 'one of the two is a thief').toBe(401)
      })

      test.each([
        ['its session', (browser: Browser) => browser.get('/api/account')],
        ['its token', (browser: Browser, token: string) => refresh(browser, token)],
      ])('is not sent again after %s was used: everything of the sign-in ends', async (_, use) => {
        const { browser, renew } = await runOut()
        const { json } = await renew()
        const given = browser.cookies.get(SESSION) ?? ''
        expect((await use(browser, json.refresh_token)).status).toBe(200)
        expect((await renew()).status).toBe(401)
        browser.cookies.set(SESSION, given)
        expect((await browser.get('/api/account')).status).toBe(401)
      })

      test('is not sent to the cookie of an earlier session of the sign-in', async () => {
        const { browser, renew } = await runOut()
        const { json } = await renew()
        expect((await browser.get('/api/account')).status).toBe(200)
        const earlier = browser.cookies.get(SESSION) ?? ''
        club.clock.advance(HOUR)
        const { json: next } = await refresh(browser, json.refresh_token)
        expect((await browser.get('/api/account')).status).toBe(200)
        club.clock.advance(HOUR)
        expect((await refresh(browser, next.refresh_token)).status).toBe(200)
        browser.cookies.set(SESSION, earlier)
        browser.csrfToken = null
        await browser.open()
        expect((await refresh(browser, next.refresh_token)).status).toBe(401)
      })
    })

    test('a refresh token is refused without a cookie of the same sign-in', async () => {
      const { tokens } = await signedIn(true)
      const thief = await club.browser().open()
      expect((await refresh(thief, tokens.refresh_token)).status).toBe(401)
      const { browser: other } = await signedIn(true)
      expect((await refresh(other, tokens.refresh_token)).status).toBe(401)
    })

    test.each(['', 'abc', '.', '0190a6e4-7e3a-7000-8000-000000000000.abc'])(
      'the refresh token %j is refused',
      async token => {
        const { browser } = await signedIn()
        expect([400, 401]).toContain((await refresh(browser, token)).status)
        expect((await browser.get('/api/account')).status).toBe(200)
      },
    )
  })
})

onPostgres('sessions, in parallel', world => {
  const club = startServer(world)
  const few = startServer(startNeighbour(world, { poolSize: 3, statementTimeoutMs: 300_000 }))

  test('renewals with a token whose row is locked leave connections to the others', async () => {
    const [held, free] = [await few.addAccount(), await few.addAccount()]
    const [browser, other] = [few.browser(), few.browser()]
    const { refresh_token: token } = await browser.enter(held.email, true)
    const { refresh_token: freeToken } = await other.enter(free.email, true)
    const renew = (from: Browser, refreshToken: string) =>
      from.post('/api/auth/refresh', { refresh_token: refreshToken })
    const lock = sql`select from refresh_tokens where id = ${token.split('.')[0]} for update`
    let waiting: Promise<Received>[] = []
    await whileLocked(world.database, lock, async () => {
      waiting = Array.from({ length: 10 }, () => renew(browser, token))
      expect((await renew(other, freeToken)).status).toBe(200)
    })
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
  })

  test('at most one of twenty parallel uses of one refresh token succeeds, and the reuse is detected', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    const { refresh_token: token } = await browser.enter(email, true)
    const uses = Array.from({ length: 20 }, () => browser.post('/api/auth/refresh', { refresh_token: token }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(1)
    expect((await browser.get('/api/account')).status).toBe(401)
  })

  test('all of twenty parallel renewals with the same cookie and token are answered, and one session is left', async () => {
    club.clock.set(START)
    const { email } = await club.addAccount()
    const browser = club.browser()
    const { refresh_token: token } = await browser.enter(email, true)
    club.clock.advance(HOUR)
    const held = browser.cookies.get(SESSION) ?? ''
    await browser.open()
    const uses = Array.from({ length: 20 }, () => browser.post('/api/auth/refresh', { refresh_token: token }))
    expect((await Promise.all(uses)).map(({ status }) => status)).toEqual(uses.map(() => 200))
    const [row] = await world.database.statement<{ live: number }>({
      name: 'test.live',
      text: `select count(*)::int as live from sessions s join players p on p.id = s.player_id
        where p.email = $1 and revoked_at is null`,
      values: [email],
    })
    expect(row?.live).toBe(1)
    browser.cookies.set(SESSION, held)
    browser.csrfToken = null
    await browser.open()
    expect((await browser.post('/api/auth/refresh', { refresh_token: token })).status).toBe(200)
    expect((await browser.get('/api/account')).status).toBe(200)
  })
})
