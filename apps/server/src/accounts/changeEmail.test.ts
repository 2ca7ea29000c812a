import { randomUUID } from 'node:crypto'
import { decodeToken } from '@players-club/domain-models'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, START } from '../../test/constants.ts'
import { allMails, mailsTo } from '../../test/mailbox.ts'
import { waitingForLocks, whileLocked } from '../../test/whileLocked.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import type { Browser } from '../../test/Browser.ts'
import { players } from './accounts.tables.ts'

const DAY = 24 * 3_600_000

const change = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/account/change-email', { email, password })
const newAddress = () => `new-${randomUUID()}@players.example`

onPostgres('changing the e-mail address', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.overrides = {}
    club.clock.set(START)
    await club.forgetAttempts()
    await world.database.unitOfWork(tx => tx.delete(outboxMails))
  })

  const mails = () => allMails(world)

  test('[API-015] the player signs in with the new address and no longer with the old one, and tokens contain the new one', async () => {
    const { browser, email, login } = await club.enterNew()
    const next = newAddress()
    const { status, json } = await change(browser, ` ${next} `)
    expect(status).toBe(200)
    expect(decodeToken(json.access_token)).toMatchObject({ email: next, login })
    expect((await browser.get('/api/account')).json.email).toBe(next)
    const other = await club.browser().open()
    expect((await other.signIn(email)).status).toBe(401)
    expect((await other.signIn(next.toUpperCase())).status).toBe(200)
  })

  test('both addresses get a mail, and the mail to the old one does not contain the new one', async () => {
    const { browser, email } = await club.enterNew()
    const next = newAddress()
    await change(browser, next)
    const sent = await mails()
    expect(sent).toHaveLength(2)
    const toNew = sent.find(({ recipient }) => recipient === next)
    const toOld = sent.find(({ recipient }) => recipient === email)
    expect(toNew?.text).toContain(next)
    expect(toOld?.text).toContain('has another email address')
    expect(`${toOld?.text}${toOld?.html}`).not.toContain(next)
  })

  test('a mail to the new address has no name in it, which could be a text of a stranger', async () => {
    const { browser, id, email } = await club.enterNew()
    const text = 'Visit www.club.example to win'
    await world.database.unitOfWork(tx =>
      tx.update(players).set({ firstName: text }).where(eq(players.id, id)),
    )
    const next = newAddress()
    await change(browser, next)
    await browser.post('/api/account/send-activation', { email: next })
    const sent = await mails()
    const named = sent.filter(mail => `${mail.text}${mail.html}`.includes(text))
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([email, next, next].toSorted())
    expect(named.map(({ recipient }) => recipient)).toEqual([email])
  })

  test('the change ends every other session', async () => {
    const { browser, email } = await club.enterNew()
    const elsewhere = club.browser()
    await elsewhere.enter(email)
    await change(browser, newAddress())
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    expect((await browser.get('/api/account')).status).toBe(200)
  })

  test.each(['nobody', 'a@b', '', '<script>@x', 'a'.repeat(101) + '@b.example', '\u202Ea@b.example'])(
    '[VALID-001] [SETTINGS-014] the address %j is refused',
    async wrong => {
      const { browser } = await club.enterNew()
      const { status } = await change(browser, wrong)
      expect([400, 422]).toContain(status)
      expect(await mails()).toEqual([])
    },
  )

  test('[SETTINGS-014] the current address is refused in any spelling', async () => {
    const { browser, email } = await club.enterNew()
    expect((await change(browser, email.toUpperCase())).problem.errorKey).toBe('error.email.same')
  })

  test('[API-015] a wrong password changes nothing, and counts as a failed attempt', async () => {
    const { browser, email } = await club.enterNew()
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await change(browser, newAddress(), 'Wrong#2026')).problem.errorKey).toBe(
        'accounts.password.currentInvalid',
      )
    expect((await change(browser, newAddress(), 'Wrong#2026')).problem.errorKey).toBe('account.lockedAttempt')
    expect((await browser.get('/api/account')).json.email).toBe(email)
  })

  test('an address that has an account is refused, and the answer says so only with disclosure on', async () => {
    const owner = await club.addAccount()
    const { browser, email } = await club.enterNew()
    const refused = await change(browser, owner.email)
    expect([refused.status, refused.problem.errorKey]).toEqual([409, 'error.email.unusable'])
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    expect((await change(browser, owner.email)).problem.errorKey).toBe('registration.emailInUse')
    expect((await browser.get('/api/account')).json.email).toBe(email)
  })

  test('a player can try five addresses a day', async () => {
    const owner = await club.addAccount()
    const { browser } = await club.enterNew()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await change(browser, owner.email)).status).toBe(409)
    const { status, problem } = await change(browser, newAddress())
    expect([status, problem.errorKey]).toEqual([429, 'error.rateLimited'])
    club.clock.advance(DAY)
    await browser.enter((await club.addAccount()).email)
    expect((await change(browser, newAddress())).status).toBe(200)
  })
})

onPostgres('changing the e-mail address, in parallel', world => {
  const club = startServer(world)

  test('a key that is requested while the address changes is not valid after the change', async () => {
    const { browser, email } = await club.enterNew()
    const request = () => browser.post('/api/account/send-password-reset', { email })
    await request()
    club.clock.advance(60_000)
    let parallel: Promise<unknown>[] = []
    // The request has found the player, and waits before it stores the key.
    const counters = sql`select from rate_counters where key like 'address-keys%' for update`
    await whileLocked(world.database, counters, async () => {
      parallel = [request()]
      await expect.poll(() => waitingForLocks(world.database)).toBe(1)
      parallel.push(change(browser, newAddress()))
      await expect.poll(() => waitingForLocks(world.database)).toBe(2)
    })
    await Promise.all(parallel)
    const keys = (await mailsTo(world, email)).flatMap(
      ({ text }) => /reset\/finish\?key=([\w-]+)/.exec(text)?.[1] ?? [],
    )
    expect(keys).toHaveLength(2)
    const used = await browser.post('/api/account/finish-password-reset', {
      key: keys[1],
      newPassword: 'Copper#2027',
    })
    expect(used.problem.errorKey).toBe('error.expiredKey')
  })

  test('one of ten players who want the same address gets it', async () => {
    const next = newAddress()
    const browsers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = club.browser()
        await browser.enter((await club.addAccount()).email)
        return browser
      }),
    )
    const answers = await Promise.all(browsers.map(browser => change(browser, next)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
  })
})
