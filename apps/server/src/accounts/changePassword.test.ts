import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, PUBLIC_URL, START } from '../../test/constants.ts'
import { allMails } from '../../test/mailbox.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { accountKeys } from './accounts.tables.ts'
import type { Browser } from '../../test/Browser.ts'

const NEW = 'Copper#2027'
const WRONG = 'Wrong#2026'
const MINUTE = 60_000

const check = (browser: Browser, password: string) =>
  browser.post('/api/account/check-password', { password })
const change = (browser: Browser, currentPassword: string, newPassword: string) =>
  browser.post('/api/account/change-password', { currentPassword, newPassword })

onPostgres('checking the current password', world => {
  const club = startServer(world)
  beforeEach(() => club.forgetAttempts())

  test('[API-014] [SETTINGS-012] the answer says whether the password is right', async () => {
    const { browser } = await club.enterNew()
    expect((await check(browser, PASSWORD)).json).toEqual({ isValid: true })
    expect((await check(browser, WRONG)).json).toEqual({ isValid: false })
    expect((await check(await club.browser().open(), PASSWORD)).status).toBe(401)
  })

  test('wrong passwords count together with those of the sign-in: five lock both, for the right password too', async () => {
    const { browser, email } = await club.enterNew()
    const other = await club.browser().open()
    await other.signIn(email, WRONG)
    await other.signIn(email, WRONG)
    for (const expected of [undefined, undefined, 'account.lockedAttempt', 'account.locked'])
      expect((await check(browser, WRONG)).problem.errorKey).toBe(expected)
    const locked = await check(browser, PASSWORD)
    expect([locked.status, locked.problem.errorKey]).toEqual([403, 'account.locked'])
    expect((await change(browser, PASSWORD, NEW)).problem.errorKey).toBe('account.locked')
    expect((await other.signIn(email)).problem.errorKey).toBe('error.uaaAuthentication.lockout')
    expect((await browser.get('/api/account')).status).toBe(200)
    club.clock.advance(15 * MINUTE)
    expect((await check(browser, PASSWORD)).json).toEqual({ isValid: true })
    club.clock.set(START)
  })

  test('a right password resets the count of wrong ones', async () => {
    const { browser } = await club.enterNew()
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await check(browser, WRONG)
      expect((await check(browser, PASSWORD)).json).toEqual({ isValid: true })
    }
  })
})

onPostgres('changing the password', world => {
  const club = startServer(world)
  beforeEach(async () => {
    await club.forgetAttempts()
    await world.database.unitOfWork(tx => tx.delete(outboxMails))
  })

  const mails = () => allMails(world)

  test('[API-013] the player signs in with the new password and no longer with the old one, and gets a mail', async () => {
    const { browser, email } = await club.enterNew()
    const { status, json } = await change(browser, PASSWORD, NEW)
    expect([status, Object.keys(json)]).toEqual([200, ['access_token', 'refresh_token']])
    const other = await club.browser().open()
    expect((await other.signIn(email, PASSWORD)).status).toBe(401)
    expect((await other.signIn(email, NEW)).status).toBe(200)
    const [mail] = await mails()
    expect([mail?.recipient, mail?.subject]).toEqual([email, 'Your Players Club password has been changed'])
    expect(mail?.text).toContain('All other devices have been signed out.')
    expect(mail?.text).toContain(`${PUBLIC_URL}/forgot-password`)
    expect(mail?.text).not.toContain(NEW)
  })

  test('the change ends every other session, and this one continues under a new cookie and a new token', async () => {
    const { browser, email } = await club.enterNew()
    const elsewhere = club.browser()
    const { refresh_token } = await elsewhere.enter(email, true)
    const before = browser.cookies.get('__Host-pc_session')
    await change(browser, PASSWORD, NEW)
    expect(browser.cookies.get('__Host-pc_session')).not.toBe(before)
    expect((await browser.get('/api/account')).json.email).toBe(email)
    expect((await check(browser, NEW)).json).toEqual({ isValid: true })
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    expect((await elsewhere.post('/api/auth/refresh', { refresh_token })).status).toBe(401)
    const stolen = club.browser()
    stolen.cookies.set('__Host-pc_session', before ?? '')
    expect((await stolen.get('/api/account')).status).toBe(401)
  })

  test('a remembered session stays remembered', async () => {
    const { email } = await club.enterNew()
    const browser = club.browser()
    await browser.enter(email, true)
    const { headers } = await change(browser, PASSWORD, NEW)
    expect(headers.getSetCookie().join()).toMatch(/__Host-pc_session=[^;]+;.*Expires=Sat, 04 Apr 2026/)
  })

  test('keys that were mailed before become invalid', async () => {
    const { browser, id } = await club.enterNew()
    await world.database.unitOfWork(tx =>
      tx.insert(accountKeys).values({
        keyHash: new Uint8Array([1]),
        playerId: id,
        purpose: 'unsuspend',
        createdAt: START,
        expiresAt: new Date(START.getTime() + 30 * MINUTE),
      }),
    )
    await change(browser, PASSWORD, NEW)
    const [key] = await world.database.unitOfWork(tx =>
      tx.select().from(accountKeys).where(eq(accountKeys.playerId, id)),
    )
    expect(key?.expiresAt).toEqual(club.clock.now())
  })

  test.each([
    ['[SETTINGS-012] a wrong current password', WRONG, NEW, 'accounts.password.currentInvalid'],
    ['[SETTINGS-013] the same password again', PASSWORD, PASSWORD, 'password.samePassword'],
    ['one that is too common', PASSWORD, 'W3lcome#2026', 'accounts.password.common'],
    ['[VALID-004] one that is too short', PASSWORD, 'Ab1#', 'accounts.password.invalid'],
    ['[VALID-004] one that is too long', PASSWORD, `Aa1#${'x'.repeat(17)}`, 'accounts.password.invalid'],
    ['[VALID-004] one with a foreign letter', PASSWORD, 'Lückÿ#2026', 'accounts.password.invalid'],
  ])('%s is refused and changes nothing', async (_, current, next, key) => {
    const { browser, email } = await club.enterNew()
    const { status, problem } = await change(browser, current, next)
    expect([status, problem.errorKey]).toEqual([422, key])
    expect(await mails()).toEqual([])
    expect((await browser.get('/api/account')).status).toBe(200)
    expect((await (await club.browser().open()).signIn(email)).status).toBe(200)
  })

  test('neither password reaches the log', async () => {
    const { browser } = await club.enterNew()
    await change(browser, PASSWORD, NEW)
    await change(browser, WRONG, NEW)
    for (const secret of [PASSWORD, NEW, WRONG]) expect(club.log).not.toContain(secret)
  })
})

onPostgres('changing the password, in parallel', world => {
  const club = startServer(world)

  test('one of two parallel changes succeeds, and one session is left', async () => {
    const { email, id } = await club.addAccount()
    const [first, second] = [club.browser(), club.browser()]
    await first.enter(email)
    await second.enter(email)
    const answers = await Promise.all([change(first, PASSWORD, NEW), change(second, PASSWORD, 'Copper#2028')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await world.database.statement<{ count: number }>({
      name: 'test.live',
      text: 'select count(*)::int as count from sessions where player_id = $1 and revoked_at is null',
      values: [id],
    })
    expect(row?.count).toBe(1)
  })

  test('at most five of twenty parallel guesses are checked', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(browser, WRONG)))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(guesses.filter(({ problem }) => problem.errorKey === 'account.lockedAttempt')).toHaveLength(1)
    expect((await check(browser, PASSWORD)).problem.errorKey).toBe('account.locked')
  })
})
