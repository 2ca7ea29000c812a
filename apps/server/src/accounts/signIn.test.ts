import { decodeToken } from '@players-club/domain-models'
import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { createPasswords } from '../kernel/passwords/passwords.ts'

const WRONG = 'Wrong#2026'
const MINUTE = 60_000

const key = (reason: string) => `error.uaaAuthentication.${reason}`

onPostgres('signing in', world => {
  const club = startServer(world)
  beforeEach(() => club.forgetAttempts())

  test('[AUTH-009] [AUTH-010] [API-006] the answer has access and refresh token, and the decoded one has email and login', async () => {
    const { email, login } = await club.addAccount()
    const browser = await club.browser().open()
    const { status, json } = await browser.signIn(email)
    expect(status).toBe(200)
    expect(Object.keys(json)).toEqual(['access_token', 'refresh_token'])
    expect(decodeToken(json.access_token)).toMatchObject({ email, login })
  })

  test('the address is compared without case and surrounding spaces, and the account keeps its spelling', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    expect((await browser.signIn(`  ${email.toUpperCase()} `)).status).toBe(200)
    expect((await browser.get('/api/account')).json.email).toBe(email)
  })

  test('[AUTH-008] [API-009] the account has email, login, names, birth date, registration date and invite code', async () => {
    const { email, login, id } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    expect((await browser.get('/api/account')).json).toEqual({
      email,
      login,
      firstName: 'Verity',
      lastName: 'Mendoza',
      birthDate: '1984-05-17',
      registrationDate: '2024-01-15T17:00:00.000Z',
      inviteCode: id.slice(0, 8),
    })
  })

  test('a player who skipped the personal information has empty names and no birth date', async () => {
    const { email } = await club.addAccount({ firstName: null, lastName: null, birthDate: null })
    const browser = club.browser()
    await browser.enter(email)
    const { json } = await browser.get('/api/account')
    expect(json).toMatchObject({ firstName: '', lastName: '' })
    expect(json).not.toHaveProperty('birthDate')
  })

  test('the client id and secret of the request are ignored', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    const body = {
      username: email,
      password: 'Lucky#2026',
      rememberMe: false,
      client_id: 'x',
      client_secret: 'y',
    }
    expect((await browser.post('/api/auth/login', body)).status).toBe(200)
  })

  describe('an account that may not sign in', () => {
    test.each([
      ['notActivated', 'notActivated'],
      ['suspended', 'suspended'],
      ['deactivated', 'suspended'],
    ] as const)(
      '[AUTH-018] [AUTH-023] [ERR-005] gets the reason after the right password: %s',
      async (state, reason) => {
        const { email } = await club.addAccount({ state })
        const browser = await club.browser().open()
        const { status, problem } = await browser.signIn(email)
        expect([status, problem.errorKey]).toEqual([401, key(reason)])
        expect(browser.cookies.has('__Host-pc_session')).toBe(false)
      },
    )

    test.each(['notActivated', 'suspended', 'deactivated'] as const)(
      'is not distinguished from any other after a wrong password (%s)',
      async state => {
        const { email } = await club.addAccount({ state })
        const { problem } = await (await club.browser().open()).signIn(email, WRONG)
        expect(problem.errorKey).toBe(key('invalid'))
      },
    )

    test('gets the reason after a wrong password with disclosure on', async () => {
      const { email } = await club.addAccount({ state: 'suspended' })
      club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
      const { problem } = await (await club.browser().open()).signIn(email, WRONG)
      club.overrides = {}
      expect(problem.errorKey).toBe(key('suspended'))
    })
  })

  test('the log line says why the sign-in was refused, and not whose it was', async () => {
    const { email, login } = await club.addAccount()
    const before = club.log.length
    await (await club.browser().open()).signIn(email, WRONG)
    const line =
      club.log
        .slice(before)
        .split('\n')
        .find(text => text.includes('accounts.signIn')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ event: 'request', status: 401, refused: key('invalid') })
    for (const identifier of [email, login]) expect(line).not.toContain(identifier)
  })

  describe('wrong passwords', () => {
    const sequence = async (email: string) => {
      const browser = await club.browser().open()
      const answers: [string | undefined, number | undefined][] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { problem } = await browser.signIn(email, WRONG)
        answers.push([problem.errorKey, problem.additionalInformation?.remainingAttempts])
      }
      return answers
    }

    const EXPECTED = [
      [key('invalid'), undefined],
      [key('warning'), 3],
      [key('warning'), 2],
      [key('warning'), 1],
      [key('lockoutAttempt'), undefined],
      [key('lockout'), undefined],
    ]

    test('[AUTH-018] [AUTH-019] [AUTH-020] [ERR-005] are answered with a warning, then with a lock', async () => {
      const { email } = await club.addAccount()
      expect(await sequence(email)).toEqual(EXPECTED)
    })

    test('are answered the same for an unknown address', async () => {
      expect(await sequence('nobody@players.example')).toEqual(EXPECTED)
    })

    test('[AUTH-023] lock out even the right password for fifteen minutes', async () => {
      const { email } = await club.addAccount()
      await sequence(email)
      const browser = await club.browser().open()
      expect((await browser.signIn(email)).problem.errorKey).toBe(key('lockout'))
      club.clock.advance(15 * MINUTE - 1)
      expect((await browser.signIn(email)).problem.errorKey).toBe(key('lockout'))
      club.clock.advance(1)
      expect((await browser.signIn(email)).status).toBe(200)
    })

    test('are forgotten after the right password', async () => {
      const { email } = await club.addAccount()
      const browser = await club.browser().open()
      for (let attempt = 0; attempt < 4; attempt += 1) await browser.signIn(email, WRONG)
      expect((await browser.signIn(email)).status).toBe(200)
      expect((await browser.signIn(email, WRONG)).problem.errorKey).toBe(key('invalid'))
    })

    test('are forgotten after the right password of a suspended account too', async () => {
      const { email } = await club.addAccount({ state: 'suspended' })
      const browser = await club.browser().open()
      for (let attempt = 0; attempt < 4; attempt += 1) await browser.signIn(email, WRONG)
      expect((await browser.signIn(email)).problem.errorKey).toBe(key('suspended'))
      expect((await browser.signIn(email, WRONG)).problem.errorKey).toBe(key('invalid'))
    })

    test('are counted from zero again after a quarter of an hour without one', async () => {
      const { email } = await club.addAccount()
      const browser = await club.browser().open()
      for (let attempt = 0; attempt < 4; attempt += 1) await browser.signIn(email, WRONG)
      club.clock.advance(15 * MINUTE + 1)
      expect((await browser.signIn(email, WRONG)).problem.errorKey).toBe(key('invalid'))
    })

    test('are slowed down when they come from one network for many addresses, with a clear answer', async () => {
      const { email } = await club.addAccount()
      const browser = await club.browser().open()
      for (let attempt = 0; attempt < 100; attempt += 1)
        await browser.signIn(`guess-${attempt}@players.example`, WRONG)
      const { status, problem, headers } = await browser.signIn(email)
      expect([status, problem.errorKey]).toEqual([429, 'error.rateLimited'])
      expect(Number(headers.get('retry-after'))).toBe(900)
      club.clock.advance(15 * MINUTE)
      expect((await browser.signIn(email)).status).toBe(200)
    })

    test('are the only ones that count against the network', async () => {
      const { email } = await club.addAccount()
      const browser = await club.browser().open()
      for (let attempt = 0; attempt < 101; attempt += 1) {
        expect((await browser.signIn(email)).status).toBe(200)
      }
    })
  })
})

onPostgres('a sign-in whose transaction fails', world => {
  const club = startServer(world)

  test('opens no session, and the earlier session continues', async () => {
    const { email, id } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const rename = (from: string, to: string) =>
      world.database.statement({
        name: `test.${to}`,
        text: `alter table ${from} rename to ${to}`,
        values: [],
      })
    await rename('refresh_tokens', 'gone')
    expect((await browser.signIn(email)).status).toBe(500)
    await rename('gone', 'refresh_tokens')
    expect((await browser.get('/api/account')).status).toBe(200)
    const [row] = await world.database.statement<{ count: number }>({
      name: 'test.families',
      text: 'select count(*)::int as count from session_families where player_id = $1',
      values: [id],
    })
    expect(row?.count).toBe(1)
  })
})

onPostgres('more parallel sign-ins than the password queue holds', world => {
  const passwords = createPasswords({ cost: { memoryKiB: 64, passes: 2, lanes: 1 }, capacity: 2 })
  const club = startServer(world, { passwords })

  test('are answered with 503 and Retry-After, and count as no attempt', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    const tries = await Promise.all(Array.from({ length: 8 }, () => browser.signIn(email)))
    const sentAway = tries.filter(({ status }) => status === 503)
    expect(sentAway).toHaveLength(6)
    expect(sentAway[0]?.headers.get('retry-after')).toBe('2')
    expect((await browser.signIn(email, WRONG)).problem.errorKey).toBe(key('invalid'))
  })
})

onPostgres('signing in, in parallel', world => {
  const club = startServer(world)

  test('five of twenty parallel guesses are checked, and the lock holds', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    const guesses = Array.from({ length: 20 }, () => browser.signIn(email, WRONG))
    const keys = (await Promise.all(guesses)).map(({ problem }) => problem.errorKey)
    const count = (reason: string) => keys.filter(found => found === key(reason)).length
    expect([count('invalid'), count('warning'), count('lockoutAttempt'), count('lockout')]).toEqual([
      1, 3, 1, 15,
    ])
    expect((await browser.signIn(email)).problem.errorKey).toBe(key('lockout'))
  })

  test('a right password among parallel guesses opens at most one session each time it is checked', async () => {
    const { email, id } = await club.addAccount()
    const browser = await club.browser().open()
    const tries = await Promise.all(Array.from({ length: 10 }, () => browser.signIn(email)))
    const opened = tries.filter(({ status }) => status === 200).length
    const [row] = await world.database.statement<{ count: number }>({
      name: 'test.sessions',
      text: 'select count(*)::int as count from sessions where player_id = $1',
      values: [id],
    })
    expect(opened).toBeGreaterThan(0)
    expect(row?.count).toBe(opened)
  })
})
