import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { PUBLIC_URL, START } from '../../test/constants.ts'
import { allMails } from '../../test/mailbox.ts'
import { startUnhurriedServer } from '../../test/unhurriedServer.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { accountKeys } from './accounts.tables.ts'

const MINUTE = 60_000
const NEW = 'Copper#2027'

onPostgres('reactivation by mail', world => {
  const { club, pauses } = startUnhurriedServer(world)

  beforeEach(() =>
    world.database.unitOfWork(async tx => {
      await tx.delete(outboxMails)
      await tx.delete(accountKeys)
    }),
  )

  const mails = () => allMails(world)
  const keys = () => world.database.unitOfWork(tx => tx.select().from(accountKeys))
  const ask = async (email: string, headers: Record<string, string> = {}) =>
    (await club.browser().open()).post('/api/account/unsuspend-by-email', { email }, { headers })

  const check = async (key: string) =>
    (await club.browser().open()).post('/api/account/check-unsuspend-key', { key })
  const reactivate = async (key: string, newPassword = NEW) =>
    (await club.browser().open()).post('/api/account/reactivate', { key, newPassword })
  const linkIn = (text: string | undefined) => /\/unsuspend\?key=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

  test.each(['suspended', 'deactivated'] as const)(
    '[API-019] [AUTH-023] a %s player gets a mail with a key',
    async state => {
      const { email } = await club.addAccount({ state })
      expect((await ask(` ${email.toUpperCase()}`)).status).toBe(204)
      const [mail] = await mails()
      expect(mail?.recipient).toBe(email)
      expect(mail?.subject).toBe('Reactivate your Players Club account')
      const key = linkIn(mail?.text)
      expect(key.length).toBeGreaterThanOrEqual(32)
      expect(mail?.text).toContain(`${PUBLIC_URL}/unsuspend?key=${key}`)
      expect(mail?.html).toContain(`href="${PUBLIC_URL}/unsuspend?key=${key}"`)
      expect(mail?.text).toContain('Hello Verity,')
    },
  )

  test('[API-020] the endpoint for reactivation instructions sends the same mail', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    const browser = await club.browser().open()
    expect((await browser.post('/api/account/reactivation-instructions', { email })).status).toBe(204)
    expect((await check(linkIn((await mails())[0]?.text))).json).toEqual({ isValid: true })
  })

  test.each(['suspended', 'deactivated'] as const)(
    '[API-017] [API-018] [AUTH-023] a %s player reactivates the account once with the key and a new password',
    async state => {
      const { email } = await club.addAccount({ state })
      await ask(email)
      const key = linkIn((await mails())[0]?.text)
      expect((await check(key)).json).toEqual({ isValid: true })
      expect((await reactivate(key)).status).toBe(204)
      const browser = await club.browser().open()
      expect((await browser.signIn(email)).status).toBe(401)
      expect((await browser.signIn(email, NEW)).status).toBe(200)
      expect((await mails()).map(mail => mail.subject)).toContain('Your Players Club account is active again')
      expect((await check(key)).json).toEqual({ isValid: false })
      expect((await reactivate(key)).problem.errorKey).toBe('error.expiredKey')
    },
  )

  test('[VALID-004] a weak password is refused, and the key stays valid', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    await ask(email)
    const key = linkIn((await mails())[0]?.text)
    expect((await reactivate(key, 'weak')).problem.errorKey).toBe('accounts.password.invalid')
    expect((await reactivate(key, 'Passw0rd!1')).problem.errorKey).toBe('accounts.password.common')
    expect((await check(key)).json).toEqual({ isValid: true })
  })

  test('only a hash of the key is stored, for thirty minutes', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    await ask(email)
    const [mail] = await mails()
    const [row] = await keys()
    const hash = createHash('sha256').update(linkIn(mail?.text)).digest('hex')
    expect(Buffer.from(row?.keyHash ?? []).toString('hex')).toBe(hash)
    expect(row?.expiresAt).toEqual(new Date(START.getTime() + 30 * MINUTE))
  })

  test('a second mail invalidates the key of the first', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    await ask(email)
    club.clock.advance(MINUTE)
    await ask(email)
    const links = (await mails()).map(mail => linkIn(mail.text))
    const isValid = async (key = '') => (await check(key)).json.isValid
    expect([await isValid(links[0]), await isValid(links[1])]).toEqual([false, true])
  })

  test('the mail is in the language of the request', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    await ask(email, { 'accept-language': 'es-MX,es;q=0.9' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Reactive su cuenta de Players Club')
    expect(mail?.html).toContain('<html lang="es">')
  })

  test('a name cannot inject markup into a mail', async () => {
    const { email } = await club.addAccount({ state: 'suspended', firstName: '<img src=x>' })
    await ask(email)
    expect((await mails())[0]?.html).toContain('Hello &lt;img src=x&gt;,')
  })

  test('the answer is the same for every address, and takes at least a quarter of a second', async () => {
    const active = await club.addAccount()
    const answers = []
    for (const email of [active.email, 'nobody@players.example', 'no address']) {
      const { status, json } = await ask(email)
      answers.push([status, json])
    }
    expect(answers).toEqual([
      [204, undefined],
      [204, undefined],
      [204, undefined],
    ])
    expect(pauses).toEqual([250, 250, 250])
    expect(await mails()).toEqual([])
  })

  test('with disclosure on, the answer says that an address is unknown', async () => {
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    const { status, problem } = await ask('nobody@players.example')
    expect([status, problem.errorKey]).toEqual([404, 'error.email.notfound'])
  })

  test('at most three keys are mailed to one address while the first is valid, and the answer stays the same', async () => {
    const { email } = await club.addAccount({ state: 'suspended' })
    for (let request = 0; request < 5; request += 1) {
      expect((await ask(email)).status).toBe(204)
      club.clock.advance(MINUTE)
    }
    expect(await mails()).toHaveLength(3)
    club.clock.advance(25 * MINUTE)
    await ask(email)
    expect(await mails()).toHaveLength(4)
  })

  test('three hundred requests an hour are accepted from one network, which many phones may share', async () => {
    const browser = await club.browser().open()
    const askFor = (n: number) =>
      browser.post('/api/account/unsuspend-by-email', { email: `player-${n}@players.example` })
    for (let request = 0; request < 300; request += 1) expect((await askFor(request)).status).toBe(204)
    const { status, headers } = await askFor(301)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })
})
