import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { latestLink, mailsTo } from '../../test/mailbox.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { accountKeysHousekeeping } from './accountKeys.service.ts'
import { accountKeys, players } from './accounts.tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

onPostgres('activation', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.overrides = {}
    club.clock.set(START)
    await club.forgetAttempts()
  })

  const open = () => club.browser().open()
  const ask = async (email: string, headers: Record<string, string> = {}) =>
    (await open()).post('/api/account/send-activation', { email }, { headers })
  const activate = async (key: string) => (await open()).post('/api/account/activate', { key })
  const isActive = async (key: string) =>
    (await (await open()).post('/api/account/is-active', { key })).json.isActive
  const stateOf = async (id: string) => {
    const [row] = await world.database.unitOfWork(tx => tx.select().from(players).where(eq(players.id, id)))
    return row?.state
  }
  const register = async () => {
    const account = await club.addAccount({ state: 'notActivated' })
    expect((await ask(account.email)).status).toBe(204)
    return { ...account, key: (await latestLink(world, account.email)).key }
  }

  test('[API-011] [AUTH-023] the key in the mail activates the account, and the player can sign in', async () => {
    const { id, email, key } = await register()
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Activate your Players Club account')
    expect((await latestLink(world, email)).path).toBe('/activate')
    expect((await (await open()).signIn(email)).problem.errorKey).toBe('error.uaaAuthentication.notActivated')
    expect((await activate(key)).status).toBe(204)
    expect(await stateOf(id)).toBe('active')
    expect((await (await open()).signIn(email)).status).toBe(200)
  })

  test('[ACT-022] a key expires 30 minutes after the last mail', async () => {
    const first = await register()
    club.clock.advance(29 * MINUTE)
    expect((await activate(first.key)).status).toBe(204)

    const second = await register()
    club.clock.advance(31 * MINUTE)
    const late = await activate(second.key)
    expect([late.status, late.problem.errorKey]).toEqual([410, 'error.activation.expired'])
    await ask(second.email)
    expect((await activate((await latestLink(world, second.email)).key)).status).toBe(204)
  })

  test('a newer mail invalidates the key of an older one', async () => {
    const { email, key } = await register()
    club.clock.advance(MINUTE)
    await ask(email)
    expect((await activate(key)).problem.errorKey).toBe('error.activation.expired')
    expect((await activate((await latestLink(world, email)).key)).status).toBe(204)
  })

  test('[ERR-015] a used key answers that the account is active, however late it arrives', async () => {
    const { key } = await register()
    await activate(key)
    for (const days of [0, 1, 28]) {
      club.clock.advance(days * DAY)
      const again = await activate(key)
      expect([again.status, again.problem.errorKey]).toEqual([409, 'activated.already'])
    }
  })

  test('a used key does not activate an account that was suspended meanwhile', async () => {
    const { id, key } = await register()
    await activate(key)
    await world.database.unitOfWork(tx =>
      tx.update(players).set({ state: 'suspended' }).where(eq(players.id, id)),
    )
    expect((await activate(key)).problem.errorKey).toBe('error.activation.expired')
    expect(await stateOf(id)).toBe('suspended')
  })

  test('[API-008] the endpoint reports to anyone who has the key whether the account is active', async () => {
    const { key } = await register()
    expect(await isActive(key)).toBe(false)
    await activate(key)
    expect(await isActive(key)).toBe(true)
    expect(await isActive('k'.repeat(43))).toBe(false)
  })

  test('opening the link does not activate the account: only the POST uses up the key', async () => {
    const { id, key } = await register()
    const browser = await open()
    await browser.get(`/activate?key=${key}`)
    await browser.get(`/api/account/activate?key=${key}`)
    expect(await stateOf(id)).toBe('notActivated')
    expect((await activate(key)).status).toBe(204)
  })

  test('[ERR-010] the answer reveals nothing about the account, and the owner gets a mail that helps', async () => {
    const active = await club.addAccount()
    const suspended = await club.addAccount({ state: 'suspended' })
    for (const email of [active.email, suspended.email, 'nobody@players.example', 'no address'])
      expect((await ask(email)).status).toBe(204)
    expect((await mailsTo(world, active.email)).map(mail => mail.subject)).toEqual([
      'Your Players Club account is active',
    ])
    expect((await latestLink(world, suspended.email)).path).toBe('/unsuspend')
    expect(await mailsTo(world, 'nobody@players.example')).toEqual([])
  })

  test('[ERR-010] with disclosure on, the answer gives the reason and no mail is sent', async () => {
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    const suspended = await club.addAccount({ state: 'suspended' })
    const locked = await club.addAccount({ state: 'notActivated' })
    const browser = await open()
    for (let wrong = 0; wrong < 5; wrong += 1) await browser.signIn(locked.email, 'Wrong#2026')
    for (const [email, status, key] of [
      [suspended.email, 403, 'error.uaaUser.resendActivationSuspended'],
      [locked.email, 403, 'error.uaaUser.resendActivationLockout'],
      ['nobody@players.example', 404, 'error.email.notfound'],
    ] as const) {
      const answer = await ask(email)
      expect([answer.status, answer.problem.errorKey]).toEqual([status, key])
      expect(await mailsTo(world, email)).toEqual([])
    }
  })

  test('the mail is in the language of the request', async () => {
    const { email } = await club.addAccount({ state: 'notActivated' })
    await ask(email, { 'accept-language': 'es' })
    expect((await mailsTo(world, email))[0]?.subject).toBe('Active su cuenta de Players Club')
  })

  test('at most three keys are mailed to one address while the first is valid, and no key reaches the log', async () => {
    const { email, key } = await register()
    for (let request = 0; request < 4; request += 1) {
      expect((await ask(email)).status).toBe(204)
      club.clock.advance(MINUTE)
    }
    expect(await mailsTo(world, email)).toHaveLength(3)
    await activate(key)
    expect(club.log).not.toContain(key)
  })

  test('keys are deleted after thirty days, and not before', async () => {
    const { key } = await register()
    await activate(key)
    const { database } = world
    const count = () => database.unitOfWork(tx => tx.$count(accountKeys))
    const kept = await count()
    const sweep = () =>
      createJobRunner({ database, clock: club.clock, kinds: [accountKeysHousekeeping(database)] }).runDue()
    club.clock.advance(29 * DAY)
    await sweep()
    expect(await count()).toBe(kept)
    club.clock.advance(2 * DAY)
    await sweep()
    expect(await count()).toBe(0)
    expect((await activate(key)).problem.errorKey).toBe('error.user.notfound')
  })
})

onPostgres('activation, in parallel', world => {
  const club = startServer(world)

  test('one of ten parallel requests activates the account, and the others answer that it is active', async () => {
    const { email } = await club.addAccount({ state: 'notActivated' })
    const browser = await club.browser().open()
    await browser.post('/api/account/send-activation', { email })
    const { key } = await latestLink(world, email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/account/activate', { key })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 204)
    expect(new Set(others.map(({ problem }) => problem.errorKey))).toEqual(new Set(['activated.already']))
  })
})
