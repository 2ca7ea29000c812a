import { randomUUID } from 'node:crypto'
import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { PASSWORD, START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { latestLink, mailsTo } from '../../test/mailbox.ts'
import { register, skipped } from '../../test/registrations.ts'
import { startUnhurriedServer } from '../../test/unhurriedServer.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const newAddress = () => `${randomUUID()}@players.example`
const changeEmail = (browser: Browser, email: string) =>
  browser.post('/api/account/change-email', { email, password: PASSWORD })
const askFor = (browser: Browser, endpoint: string, email: string) =>
  browser.post(`/api/account/${endpoint}`, { email })

const choose = (browser: Browser, login: string, isOn: boolean) =>
  browser.send('PUT', `/api/loyalty/v1/preferences/${login}`, {
    body: {
      preferences: [
        { key: 'PROMOTIONS_EMAIL', channel: 'EMAIL', value: isOn ? 'on' : 'off', booleanValue: isOn },
      ],
    },
  })

onPostgres('mails to an address that a player typed', world => {
  const { club } = startUnhurriedServer(world)
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
  })
  const countMails = async (email: string) => (await mailsTo(world, email)).length

  /** New players change to the address, one after the other, and then to another one. */
  const passThrough = async (email: string, players: number) => {
    for (let at = 0; at < players; at += 1) {
      const { browser } = await club.enterNew()
      expect((await changeEmail(browser, email)).status).toBe(200)
      expect((await changeEmail(browser, newAddress())).status).toBe(200)
    }
  }

  test('[API-015] an address that many players change to gets at most three mails an hour and twelve a day', async () => {
    const email = newAddress()
    for (const expected of [3, 6, 9, 12, 12]) {
      await passThrough(email, 3)
      expect(await countMails(email)).toBe(expected)
      club.clock.advance(HOUR_MS)
    }
    club.clock.advance(DAY_MS)
    await passThrough(email, 1)
    expect(await countMails(email)).toBe(14)
  })

  test('informational mails sent by others do not keep an owner from resetting the password', async () => {
    const { email } = await club.addAccount()
    const stranger = await club.browser().open()
    for (let at = 0; at < 8; at += 1) {
      await askFor(stranger, 'send-activation', email)
      await register(stranger, skipped(email))
      club.clock.advance(MINUTE_MS)
    }
    expect(await countMails(email)).toBe(6)
    await askFor(stranger, 'send-password-reset', email)
    expect((await latestLink(world, email)).path).toBe('/reset/finish')
  })

  test.each([
    ['each minute', [0], 12],
    ['with pauses first', [0, 32, 60, 61], 10],
  ])(
    'an owner always has a valid key for a new password while others ask for one %s',
    async (_, first, mails) => {
      const { email } = await club.addAccount()
      const stranger = await club.browser().open()
      let mailedAt = -Infinity
      for (let minute = 0; minute < 120; minute += 1) {
        const isAsked = first.includes(minute) || minute > first.at(-1)!
        const before = await countMails(email)
        if (isAsked) await askFor(stranger, 'send-password-reset', email)
        if ((await countMails(email)) > before) mailedAt = minute
        if (isAsked) expect(minute - mailedAt).toBeLessThan(MAIL_LINK_MINUTES)
        club.clock.advance(MINUTE_MS)
      }
      expect(await countMails(email)).toBe(mails)
    },
  )

  test('informational mails that were sent to an address do not keep its owner from registering', async () => {
    const email = newAddress()
    await passThrough(email, 4)
    await register(await club.browser().open(), skipped(email))
    expect((await latestLink(world, email)).path).toBe('/activate')
  })

  test('all endpoints together mail at most five keys to one address while the first is valid, and answer the same beyond that', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    const browser = await club.browser().open()
    const statuses = new Set<number>()
    for (let at = 0; at < 4; at += 1) {
      for (const endpoint of ['send-activation', 'send-password-reset', 'unsuspend-by-email'])
        statuses.add((await askFor(browser, endpoint, email)).status)
      club.clock.advance(MINUTE_MS)
    }
    statuses.add((await register(browser, skipped(email))).status)
    expect([...statuses]).toEqual([204])
    expect(await countMails(email)).toBe(5)
    club.clock.advance(MAIL_LINK_MINUTES * MINUTE_MS)
    await askFor(browser, 'send-password-reset', email)
    expect(await countMails(email)).toBe(6)
  })

  test('repeated password changes mail an unproven address at most within the limit, and a proven one every time', async () => {
    const { browser, email } = await club.enterNew()
    const unproven = newAddress()
    const passwords = [PASSWORD, 'Saguaro#41', 'Ocotillo#42', 'Javelina#43', 'Mesquite#44', 'Roadrunner#45']
    const changeAll = async (words: string[]) => {
      for (const [at, currentPassword] of words.slice(0, -1).entries()) {
        const changed = { currentPassword, newPassword: words[at + 1] }
        expect((await browser.post('/api/account/change-password', changed)).status).toBe(200)
      }
    }
    await changeAll(passwords)
    expect(await countMails(email)).toBe(5)
    await changeAll(passwords.toReversed())
    await changeEmail(browser, unproven)
    await changeAll(passwords)
    expect(await countMails(unproven)).toBe(4)
  })

  test('promotions are mailed to a proven address only', async () => {
    const { browser, login } = await club.enterNew()
    const email = newAddress()
    await changeEmail(browser, email)
    const { path, key } = await latestLink(world, email)
    for (const isOn of [true, false, true, false])
      expect((await choose(browser, login, isOn)).status).toBe(200)
    expect(await countMails(email)).toBe(1)
    expect(path).toBe('/activate')
    expect((await browser.post('/api/account/activate', { key })).status).toBe(204)
    await choose(browser, login, true)
    expect((await mailsTo(world, email)).at(-1)?.unsubscribeUrl).toContain('/mail/unsubscribe?key=')
  })

  test('the promotions mail is sent at most three times a day, however often the player opts in', async () => {
    const { browser, email, login } = await club.enterNew()
    for (let at = 0; at < 5; at += 1)
      for (const isOn of [true, false]) expect((await choose(browser, login, isOn)).status).toBe(200)
    expect(await countMails(email)).toBe(3)
    club.clock.advance(DAY_MS)
    await browser.enter(email)
    await choose(browser, login, true)
    expect(await countMails(email)).toBe(4)
  })

  test.each([
    ['send-activation', 'notActivated'],
    ['send-password-reset', 'active'],
    ['unsuspend-by-email', 'suspended'],
  ] as const)(
    'presses of %s in a row mail one key, which stays valid, and the next minute mails another',
    async (endpoint, state) => {
      const { email } = await club.addAccount({ state })
      const browser = await club.browser().open()
      for (let at = 0; at < 4; at += 1) expect((await askFor(browser, endpoint, email)).status).toBe(204)
      expect(await countMails(email)).toBe(1)
      club.clock.advance(MINUTE_MS)
      await askFor(browser, endpoint, email)
      expect(await countMails(email)).toBe(2)
    },
  )

  test('an owner who registers right after a stranger is mailed at once, with a key to choose a password', async () => {
    const email = newAddress()
    const browser = await club.browser().open()
    for (let at = 0; at < 3; at += 1) await register(browser, skipped(email))
    expect((await latestLink(world, email)).path).toBe('/reset/finish')
    expect(await countMails(email)).toBe(2)
  })

  test('a key proves a changed address once, and can be mailed again; the one before it has expired', async () => {
    const { browser } = await club.enterNew()
    const email = newAddress()
    await changeEmail(browser, email)
    const { key: first } = await latestLink(world, email)
    await askFor(browser, 'send-activation', email)
    const { path, key } = await latestLink(world, email)
    expect(path).toBe('/activate')
    const activate = async (mailed: string) =>
      (await browser.post('/api/account/activate', { key: mailed })).status
    expect([await activate(first), await activate(key), await activate(key)]).toEqual([410, 204, 409])
    club.clock.advance(MINUTE_MS)
    await askFor(browser, 'send-activation', email)
    expect((await mailsTo(world, email)).at(-1)?.subject).toBe('Your Players Club account is active')
  })

  test('choosing a password with a mailed key proves the address of the mail', async () => {
    const { browser, login } = await club.enterNew()
    const email = newAddress()
    await changeEmail(browser, email)
    await askFor(browser, 'send-password-reset', email)
    const { key } = await latestLink(world, email)
    const chosen = { key, newPassword: 'Copper#2027' }
    expect((await browser.post('/api/account/finish-password-reset', chosen)).status).toBe(204)
    await browser.signIn(email, 'Copper#2027')
    await choose(browser, login, true)
    expect((await mailsTo(world, email)).at(-1)?.unsubscribeUrl).toContain('/mail/unsubscribe?key=')
  })
})

onPostgres('mails to one address under parallel requests', world => {
  const { club } = startUnhurriedServer(world)

  test('parallel requests to two endpoints mail one key each', async () => {
    const { email } = await club.addAccount({ state: 'notActivated' })
    const browser = await club.browser().open()
    const asked = ['send-activation', 'send-password-reset'].flatMap(endpoint =>
      Array.from({ length: 8 }, () => askFor(browser, endpoint, email)),
    )
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([204]))
    expect(await mailsTo(world, email)).toHaveLength(2)
  })

  test('parallel changes to one address do not exceed the limit', async () => {
    const email = newAddress()
    const browsers = await Promise.all(
      Array.from({ length: 10 }, async () => (await club.enterNew()).browser),
    )
    await Promise.all(
      browsers.map(async browser => {
        if ((await changeEmail(browser, email)).status === 200) await changeEmail(browser, newAddress())
        if ((await changeEmail(browser, email)).status === 200) await changeEmail(browser, newAddress())
      }),
    )
    expect((await mailsTo(world, email)).length).toBeLessThanOrEqual(3)
  })
})
