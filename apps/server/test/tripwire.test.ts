import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from './engines.ts'
import { startServer } from './clubServer.ts'
import { START } from './constants.ts'
import { fakeIdentityProvider } from './fakeIdentityProvider.ts'
import { register, skipped } from './registrations.ts'
import type { Received } from './Browser.ts'

// Planted wherever a person can write; none of it may reach anyone but its owner.
const PLANTED = {
  email: 'tripwire.person@planted.example',
  password: 'Tripwire#Pass1',
  firstName: 'Tripwirename',
  lastName: 'Tripwiresurname',
  ssn: '7391',
  token: 'tripwire-token-0123456789abcdefghijklmnop',
  address: '203.0.113.77',
}

onPostgres('personal data', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })
  let leaks: string[] = []
  beforeEach(async () => {
    leaks = []
    club.clock.set(START)
    await club.forgetAttempts()
  })

  /** Four digits may occur by chance within an id or a hash, where they mean nothing. */
  const isIn = (text: string, planted: string) =>
    planted === PLANTED.ssn
      ? /(?<![\w-])7391(?![\w-])/.test(text)
      : text.toLowerCase().includes(planted.toLowerCase())

  const foundIn = (text: string) =>
    Object.entries(PLANTED).flatMap(([name, planted]) => (isIn(text, planted) ? [name] : []))

  const look = async (received: Promise<Received>): Promise<Received> => {
    const answer = await received
    leaks.push(...foundIn(JSON.stringify([answer.json ?? null, [...answer.headers]])))
    return answer
  }

  describe('that is planted in requests', () => {
    const everything = {
      ...PLANTED,
      username: PLANTED.email,
      ssnLast4: PLANTED.ssn,
      refresh_token: PLANTED.token,
    }

    test.each([
      '/api/auth/login',
      '/api/auth/login/token',
      '/api/auth/refresh',
      '/api/auth/logout',
      '/api/account/unsuspend-by-email',
      '/api/registration/check-email',
      '/api/registration/check-invite-code',
      '/api/loyalty/v2/players',
      '/api/embed/codes',
      '/api/embed/sessions',
      '/api/loyalty/v2/tokens/redemptions',
      '/api/identity/verify',
      '/api/identity/renewal',
      '/api/nothing',
      '/__demo/clock',
    ])('is in no answer to the body of %s', async path => {
      const browser = await club.browser().open()
      await look(browser.post(path, everything))
      await look(browser.post(path, { [PLANTED.email]: PLANTED.password, [PLANTED.ssn]: 1 }))
      await look(browser.post(path, `{"broken": "${PLANTED.password}`))
      await look(browser.post(path, JSON.stringify(PLANTED.token)))
      expect(leaks).toEqual([])
    })

    test('is in no answer to a sign-in, right or wrong', async () => {
      const browser = await club.browser().open()
      await look(browser.signIn(PLANTED.email, PLANTED.password, true))
      const client = { client_id: PLANTED.token, client_secret: PLANTED.token }
      const body = { username: PLANTED.email, password: PLANTED.password, rememberMe: false, ...client }
      for (let attempt = 0; attempt < 6; attempt += 1) await look(browser.post('/api/auth/login', body))
      expect(leaks).toEqual([])
    })

    test('[IDV-012] is in no answer to a verification that is wrong, right, unreachable, or refused by the database', async () => {
      const { id, email, login } = await club.addAccount()
      const browser = club.browser()
      await browser.enter(email)
      const { firstName, lastName, ssn: ssnLast4 } = PLANTED
      const place = { address1: PLANTED.address, city: 'Phoenix', state: 'Arizona', stateCode: 'AZ' }
      const address = { id: null, ...place, country: 'United States', countryCode: 'US', zipCode: '85007' }
      const entry = { id, lotteryId: 2, login, email, firstName, lastName, birthDate: '1984-05-17' }
      const body = { ...entry, phones: [], addresses: [address], ssnLast4 }
      const verify = (change: object = {}) =>
        look(browser.post('/api/identity/verify', { ...body, ...change }))
      const rename = (from: string, to: string) => {
        const text = `alter table identity_numbers rename column ${from} to ${to}`
        return world.database.statement({ name: `test.rename.${from}`, text, values: [] })
      }
      await verify({ firstName: 'Trip7391' })
      checker.isDown = true
      expect((await verify()).status).toBe(503)
      checker.isDown = false
      await rename('sealed', 'gone')
      expect((await verify()).status).toBe(500)
      await rename('gone', 'sealed')
      expect((await verify()).json.verified).toBe(true)
      expect(leaks).toEqual([])
    })

    test('[REG-009] is in no answer to a registration that is refused, accepted, or refused by the database', async () => {
      const browser = await club.browser().open()
      const { email, password, firstName, lastName, address: address1 } = PLANTED
      const place = { address2: '', apartmentNumber: '', city: 'Phoenix', state: 'Arizona', stateCode: 'AZ' }
      const address = { ...place, address1, country: 'United States', countryCode: 'US', zipCode: '85007' }
      const person = { firstName, lastName, dateOfBirth: '1984-05-17', address }
      const body = { ...skipped(`new.${email}`), ...person, password, phone: '6025557391' }
      const rename = (from: string, to: string) => {
        const text = `alter table ${from} rename to ${to}`
        return world.database.statement({ name: `test.rename.${from}`, text, values: [] })
      }
      await look(browser.post('/api/registration/check-email', { email }))
      await look(browser.post('/api/registration/check-invite-code', { inviteCode: PLANTED.ssn }))
      await look(register(browser, { ...body, firstName: 'Trip7391' }))
      await look(register(browser, { ...body, inviteCode: PLANTED.ssn }))
      await rename('account_keys', 'gone_keys')
      expect((await look(register(browser, body))).status).toBe(500)
      await rename('gone_keys', 'account_keys')
      expect((await look(register(browser, body))).status).toBe(204)
      expect((await look(register(browser, body))).status).toBe(204)
      expect(leaks).toEqual([])
    })

    test('is in no answer to paths and queries', async () => {
      const browser = await club.browser().open()
      for (const planted of Object.values(PLANTED)) {
        const text = encodeURIComponent(planted)
        await look(browser.get(`/${text}`))
        await look(browser.get(`/unsuspend?key=${text}`))
        await look(browser.get(`/api/${text}`))
        await look(browser.get(`/api/remote-config?${text}=${text}`))
        await look(browser.get(`/media/api/file/${text}`))
        await look(browser.get(`/embed/frames/${text}`))
      }
      expect(leaks).toEqual([])
    })

    test('is in no answer to headers and cookies', async () => {
      const browser = await club.browser().open()
      const names = ['user-agent', 'referer', 'x-client-platform', 'x-client-os', 'accept-language', 'origin']
      for (const name of [
        ...names,
        'authorization',
        'idempotency-key',
        'x-csrf-token',
        'x-forwarded-for',
        'cookie',
      ]) {
        for (const planted of Object.values(PLANTED)) {
          await look(browser.get('/api/account', { headers: { [name]: planted } }))
          await look(browser.post('/api/auth/logout', undefined, { headers: { [name]: planted } }))
        }
      }
      expect(leaks).toEqual([])
    })

    test('is in no answer to a statement that the database refuses', async () => {
      const { email } = await club.addAccount({ email: PLANTED.email, emailKey: PLANTED.email })
      const browser = club.browser()
      await browser.enter(email)
      await world.database.statement({
        name: 'test.break',
        text: 'alter table players rename to gone',
        values: [],
      })
      try {
        const broken = await look(browser.get('/api/account'))
        expect(broken.status).toBe(500)
        await look(browser.signIn(PLANTED.email, PLANTED.password))
      } finally {
        await world.database.statement({
          name: 'test.mend',
          text: 'alter table gone rename to players',
          values: [],
        })
      }
      expect(leaks).toEqual([])
    })
  })

  test('is shown to its own player, and in no log', async () => {
    const { firstName, lastName } = PLANTED
    const { email } = await club.addAccount({ firstName, lastName, state: 'active' })
    const browser = club.browser()
    const tokens = await browser.enter(email, true)
    const { json } = await browser.get('/api/account')
    expect(json).toMatchObject({ firstName, lastName })
    await browser.post('/api/auth/refresh', { refresh_token: tokens.refresh_token })
    const secrets = [email, tokens.access_token, tokens.refresh_token, ...browser.cookies.values()]
    const log = club.log
    expect([...secrets, browser.csrfToken ?? ''].filter(secret => log.includes(secret))).toEqual([])
  })

  test('is in no line of the log, which is not empty', () => {
    const log = club.log
    const lines = ['"route":"accounts.signIn"', '"event":"call failed"'].filter(line => !log.includes(line))
    expect(lines).toEqual([])
    expect(foundIn(log)).toEqual([])
  })
})
