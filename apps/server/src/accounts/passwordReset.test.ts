import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD } from '../../test/constants.ts'
import { latestLink, mailsTo } from '../../test/mailbox.ts'
import { startUnhurriedServer } from '../../test/unhurriedServer.ts'
import { waitingForLocks, whileLocked } from '../../test/whileLocked.ts'
import { createPasswords } from '../kernel/passwords/passwords.ts'
import { players, type AccountState } from './accounts.tables.ts'

const MINUTE = 60_000
const NEW = 'Copper#2027'

onPostgres('password reset', world => {
  const { club, pauses } = startUnhurriedServer(world)

  const open = () => club.browser().open()
  const ask = async (email: string) => (await open()).post('/api/account/send-password-reset', { email })
  const finish = async (key: string, newPassword = NEW) =>
    (await open()).post('/api/account/finish-password-reset', { key, newPassword })
  const keyFor = async (email: string) => {
    expect((await ask(email)).status).toBe(204)
    return (await latestLink(world, email)).key
  }
  const signIn = async (email: string, password?: string) => (await open()).signIn(email, password)
  const setState = (id: string, state: AccountState) =>
    world.database.unitOfWork(tx => tx.update(players).set({ state }).where(eq(players.id, id)))

  test('[API-010] [API-012] the key in the mail sets the new password, and the old one no longer works', async () => {
    const { email } = await club.addAccount()
    const key = await keyFor(email)
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Reset your Players Club password')
    expect((await latestLink(world, email)).path).toBe('/reset/finish')
    expect((await finish(key)).status).toBe(204)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('the reset ends every session of the player and sends a mail', async () => {
    const { email } = await club.addAccount()
    const browsers = [club.browser(), club.browser()]
    for (const browser of browsers) await browser.enter(email, true)
    const key = await keyFor(email)
    club.clock.advance(MINUTE)
    await finish(key)
    for (const browser of browsers) expect((await browser.get('/api/account')).status).toBe(401)
    const mail = (await mailsTo(world, email)).at(-1)
    expect(mail?.subject).toBe('Your Players Club password has been changed')
    expect(mail?.text).toContain('You are signed out on every device.')
    expect(mail?.text).not.toContain(NEW)
  })

  test('the reset unlocks an account that was locked after wrong passwords', async () => {
    const { email } = await club.addAccount()
    for (let wrong = 0; wrong < 5; wrong += 1) await signIn(email, 'Wrong#2026')
    expect((await signIn(email)).problem.errorKey).toBe('error.uaaAuthentication.lockout')
    await finish(await keyFor(email))
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('the reset activates an account that was never activated', async () => {
    const { email } = await club.addAccount({ state: 'notActivated' })
    await finish(await keyFor(email))
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('[ERR-012] a key works once, for thirty minutes, and until the next one is mailed', async () => {
    const { email } = await club.addAccount()
    const used = await keyFor(email)
    await finish(used)
    const again = await finish(used, 'Copper#2028')
    expect([again.status, again.problem.errorKey]).toEqual([410, 'error.expiredKey'])

    club.clock.advance(MINUTE)
    const late = await keyFor(email)
    club.clock.advance(31 * MINUTE)
    expect((await finish(late)).problem.errorKey).toBe('error.expiredKey')

    const older = await keyFor(email)
    club.clock.advance(60 * MINUTE)
    const newer = await keyFor(email)
    expect((await finish(older)).problem.errorKey).toBe('error.expiredKey')
    expect((await finish(newer)).status).toBe(204)
  })

  test.each(['Ab1#', `Aa1#${'x'.repeat(17)}`, 'Lückÿ#2026', 'nosymbol1A'])(
    '[VALID-004] the password %s is refused, and the key stays valid',
    async password => {
      const { email } = await club.addAccount()
      const key = await keyFor(email)
      const { status, problem } = await finish(key, password)
      expect([status, problem.errorKey]).toEqual([422, 'accounts.password.invalid'])
      expect((await finish(key)).status).toBe(204)
    },
  )

  test('a password made of a common word or of the player’s address is refused, and the key stays valid', async () => {
    const { email } = await club.addAccount({
      email: 'ocotillo.fan@players.example',
      emailKey: 'ocotillo.fan@players.example',
    })
    const key = await keyFor(email)
    for (const common of ['Passw0rd!1', 'Ocotillo-Fan1']) {
      const { status, problem } = await finish(key, common)
      expect([status, problem.errorKey]).toEqual([422, 'accounts.password.common'])
    }
    expect((await finish(key)).status).toBe(204)
  })

  test('[ERR-013] an account that was suspended meanwhile stays suspended, and keeps its password', async () => {
    const { id, email } = await club.addAccount()
    const key = await keyFor(email)
    await setState(id, 'suspended')
    const { status, problem } = await finish(key)
    expect([status, problem.errorKey]).toEqual([403, 'account.suspended'])
    await setState(id, 'active')
    expect((await signIn(email)).status).toBe(200)
  })

  test('[ERR-008] the answer reveals nothing about the account, and takes at least a quarter of a second', async () => {
    const active = await club.addAccount()
    const suspended = await club.addAccount({ state: 'deactivated' })
    for (const email of [active.email, suspended.email, 'nobody@players.example', 'no address'])
      expect([(await ask(email)).status, pauses.pop()]).toEqual([204, 250])
    expect((await latestLink(world, suspended.email)).path).toBe('/unsuspend')
  })

  test('[ERR-007] with disclosure on, the answer gives the reason and no mail is sent', async () => {
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    const suspended = await club.addAccount({ state: 'suspended' })
    const locked = await club.addAccount()
    for (let wrong = 0; wrong < 5; wrong += 1) await signIn(locked.email, 'Wrong#2026')
    for (const [email, status, key] of [
      [suspended.email, 403, 'error.uaaUser.resetPasswordSuspended'],
      [locked.email, 403, 'error.uaaUser.resetPasswordLockout'],
      ['nobody@players.example', 404, 'error.email.notfound'],
    ] as const) {
      const answer = await ask(email)
      expect([answer.status, answer.problem.errorKey]).toEqual([status, key])
      expect(await mailsTo(world, email)).toEqual([])
    }
  })

  test('neither key nor password reaches the log', async () => {
    const { email } = await club.addAccount()
    const key = await keyFor(email)
    await finish(key)
    await finish(key)
    for (const secret of [key, NEW]) expect(club.log).not.toContain(secret)
  })
})

onPostgres('password reset, in parallel', world => {
  const club = startServer(world)

  test('one of ten parallel requests with one key sets its password', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    await browser.post('/api/account/send-password-reset', { email })
    const { key } = await latestLink(world, email)
    const passwords = Array.from({ length: 10 }, (_, n) => `Copper#20${n + 30}`)
    const finish = (newPassword: string) =>
      browser.post('/api/account/finish-password-reset', { key, newPassword })
    let asked: ReturnType<typeof finish>[] = []
    // Several have found the key valid before one of them can use it.
    await whileLocked(world.database, sql`select from account_keys for update`, async () => {
      asked = passwords.map(finish)
      await expect.poll(() => waitingForLocks(world.database)).toBeGreaterThan(1)
    })
    const answers = await Promise.all(asked)
    const winners = passwords.filter((_, n) => answers[n]?.status === 204)
    expect(winners).toHaveLength(1)
    expect((await browser.signIn(email, winners[0])).status).toBe(200)
    const others = answers.filter(({ status }) => status !== 204)
    expect(new Set(others.map(({ problem }) => problem.errorKey))).toEqual(new Set(['error.expiredKey']))
  })
})

onPostgres('one mailed key, sent many times at once', world => {
  const passwords = createPasswords({ cost: { memoryKiB: 64, passes: 2, lanes: 1 }, share: 2 })
  const hashed: (string | undefined)[] = []
  const { club } = startUnhurriedServer(world, {
    passwords: {
      admit(work, playerId) {
        hashed.push(playerId)
        return passwords.admit(work, playerId)
      },
    },
  })
  const finish = async (key: string, newPassword: string) =>
    (await club.browser().open()).post('/api/account/finish-password-reset', { key, newPassword })
  const keyOf = async (account: object = {}) => {
    const player = await club.addAccount(account)
    await (await club.browser().open()).post('/api/account/send-password-reset', { email: player.email })
    hashed.length = 0
    return { ...player, key: (await latestLink(world, player.email)).key }
  }

  test('costs no hash with a password that is refused, so that it cannot keep others from signing in', async () => {
    const email = 'saguaro.fan@players.example'
    const { key } = await keyOf({ email, emailKey: email })
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(key, 'Saguaro-Fan1')))
    expect(answers.map(({ problem }) => problem.errorKey)).toEqual(
      Array.from({ length: 8 }, () => 'accounts.password.common'),
    )
    expect(hashed).toEqual([])
  })

  test('takes the share of one player in the password queue, and sets the password once', async () => {
    const { id, email, key } = await keyOf()
    const answers = await Promise.all(Array.from({ length: 12 }, () => finish(key, NEW)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(new Set(hashed)).toEqual(new Set([id]))
    expect((await (await club.browser().open()).signIn(email, NEW)).status).toBe(200)
  })
})
