import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, START } from '../../test/constants.ts'
import { latestLink } from '../../test/mailbox.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { accountKeys, players, type AccountState } from './accounts.tables.ts'

const LIFE_MS = 30 * 60_000
const newPassword = 'Copper#2027'

type Answer = readonly [status: number, errorKey: string]

interface KeyKind {
  ids: string
  /** The account's state, the endpoint that mails the key, and the endpoint that uses it. */
  state: AccountState
  asks: string
  takes: string
  body: object
  unknown: Answer
  expired: Answer
  used: Answer
}

const KEY_KINDS = {
  activation: {
    ids: '[ERR-015] [ACT-022]',
    state: 'notActivated',
    asks: '/api/account/send-activation',
    takes: '/api/account/activate',
    body: {},
    unknown: [404, 'error.user.notfound'],
    expired: [410, 'error.activation.expired'],
    used: [409, 'activated.already'],
  },
  'password reset': {
    ids: '[ERR-011] [ERR-012]',
    state: 'active',
    asks: '/api/account/send-password-reset',
    takes: '/api/account/finish-password-reset',
    body: { newPassword },
    unknown: [404, 'error.usernotfound'],
    expired: [410, 'error.expiredKey'],
    used: [410, 'error.expiredKey'],
  },
  reactivation: {
    ids: '[API-018] [ACT-013]',
    state: 'suspended',
    asks: '/api/account/unsuspend-by-email',
    takes: '/api/account/reactivate',
    body: { newPassword },
    unknown: [404, 'error.usernotfound'],
    expired: [410, 'error.expiredKey'],
    used: [410, 'error.expiredKey'],
  },
} as const satisfies Record<string, KeyKind>

const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A')

/** What mail programs, clipboards and attackers turn a key into. */
const MANGLED: Record<string, (key: string) => string> = {
  'cut at its end': key => key.slice(0, -1),
  'cut at its beginning': key => key.slice(1),
  'changed in its first letter': key => otherLetter(key.charAt(0)) + key.slice(1),
  'changed in its last letter': key => key.slice(0, -1) + otherLetter(key.slice(-1)),
  'in capitals': key => key.toUpperCase(),
  'in small letters': key => key.toLowerCase(),
  'with spaces around it': key => ` ${key} `,
  'broken into two lines': key => `${key.slice(0, 20)}\r\n${key.slice(20)}`,
  'written twice': key => key + key,
  'with something unseen in it': key => `\u200b${key}`,
  'written from right to left': key => `\u202e${key}`,
  'with a script behind it': key => `${key}"><script>alert(1)</script>`,
  'asked for as a pattern': () => '%',
  'of spaces': () => ' '.repeat(43),
  'of a picture': () => '🎲',
  'made up': () => 'k'.repeat(43),
}

/** Values that cannot be a key are refused by their type or size, before any look-up. */
const SHAPELESS: Record<string, (key: string) => unknown> = {
  empty: () => '',
  'of 10,000 letters': key => key.repeat(250).slice(0, 10_000),
  'with a null byte behind it': key => `${key}\0`,
  'a number': () => 1,
  missing: () => undefined,
  'a list': key => [key],
}

/** The answer to each kind of mangled key. */
const answersTo = async <T>(
  kinds: Record<string, (key: string) => unknown>,
  key: string,
  ask: (mangled: unknown) => Promise<T>,
) => {
  const answers: [how: string, answer: T][] = []
  for (const [how, mangle] of Object.entries(kinds)) answers.push([how, await ask(mangle(key))])
  return answers
}
const each = (kinds: object, answer: unknown) => Object.keys(kinds).map(how => [how, answer])

onPostgres('a mailed key', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
  })

  const open = () => club.browser().open()

  /** Everything that a key could change. */
  const read = () =>
    world.database.unitOfWork(async tx => ({
      players: await tx.select().from(players).orderBy(players.id),
      keys: await tx.select().from(accountKeys).orderBy(accountKeys.keyHash),
      mails: await tx.$count(outboxMails),
    }))

  const mailTo = async ({ asks, state }: KeyKind) => {
    const account = await club.addAccount({ state })
    expect((await (await open()).post(asks, { email: account.email })).status).toBe(204)
    return { ...account, key: (await latestLink(world, account.email)).key }
  }

  const take = async ({ takes, body }: KeyKind, key: unknown, browser = club.browser()) => {
    if (browser.csrfToken === null) await browser.open()
    const { status, problem } = await browser.post(takes, { ...body, key })
    return [status, problem?.errorKey]
  }

  describe.each(Object.entries(KEY_KINDS))('for %s', (name, kind) => {
    test(`${kind.ids} changes nothing when it is mangled, and stays valid as it was mailed`, async () => {
      const { key } = await mailTo(kind)
      const before = await read()
      const ask = (mangled: unknown) => take(kind, mangled)
      expect(await answersTo(MANGLED, key, ask)).toEqual(each(MANGLED, kind.unknown))
      expect(await answersTo(SHAPELESS, key, ask)).toEqual(each(SHAPELESS, [400, 'error.badRequest']))
      expect(await read()).toEqual(before)
      expect((await take(kind, key))[0]).toBe(204)
    })

    test(`${kind.ids} changes nothing from the millisecond in which it expires`, async () => {
      const [late, early] = [await mailTo(kind), await mailTo(kind)]
      const before = await read()
      club.clock.advance(LIFE_MS)
      expect(await take(kind, late.key)).toEqual(kind.expired)
      expect(await read()).toEqual(before)
      club.clock.set(new Date(START.getTime() + LIFE_MS - 1))
      expect((await take(kind, early.key))[0]).toBe(204)
    })

    test(`${kind.ids} changes nothing a second time, even when an attacker chooses the password`, async () => {
      const { key } = await mailTo(kind)
      await take(kind, key)
      const before = await read()
      expect(await take({ ...kind, body: { ...kind.body, ...otherWords(kind) } }, key)).toEqual(kind.used)
      club.clock.advance(LIFE_MS)
      expect(await take(kind, key)).toEqual(kind.used)
      expect(await read()).toEqual(before)
    })

    test(`${kind.ids} is unknown to the other endpoints`, async () => {
      const { key } = await mailTo(kind)
      const before = await read()
      for (const [other, otherKind] of Object.entries(KEY_KINDS))
        if (other !== name) expect(await take(otherKind, key)).toEqual(otherKind.unknown)
      expect(await read()).toEqual(before)
    })

    test(`${kind.ids} changes only the account it was mailed for, not the one that is signed in`, async () => {
      const { id, key } = await mailTo(kind)
      const { browser, id: ownId, email } = await club.enterNew()
      const own = () =>
        world.database.unitOfWork(tx => tx.select().from(players).where(eq(players.id, ownId)))
      const before = await own()
      expect((await take(kind, key, browser))[0]).toBe(204)
      expect(await own()).toEqual(before)
      expect((await browser.get('/api/account')).json.email).toBe(email)
      expect((await (await open()).signIn(email, PASSWORD)).status).toBe(200)
      const { players: all } = await read()
      expect(all.find(player => player.id === id)?.state).toBe('active')
    })
  })

  test('[API-008] [API-017] the endpoints that check a key answer no for one that is mangled or expired', async () => {
    const browser = await open()
    for (const [path, answer, kind] of [
      ['/api/account/is-active', { isActive: false }, KEY_KINDS.activation],
      ['/api/account/check-unsuspend-key', { isValid: false }, KEY_KINDS.reactivation],
    ] as const) {
      const { key } = await mailTo(kind)
      const ask = (mangled: unknown) => browser.post(path, { key: mangled })
      const answers = await answersTo(MANGLED, key, async mangled => (await ask(mangled)).json)
      expect(answers).toEqual(each(MANGLED, answer))
      const statuses = await answersTo(SHAPELESS, key, async mangled => (await ask(mangled)).status)
      expect(statuses).toEqual(each(SHAPELESS, 400))
      club.clock.advance(LIFE_MS)
      expect((await browser.post(path, { key })).json).toEqual(answer)
    }
  })
})

const otherWords = ({ body }: KeyKind) => ('newPassword' in body ? { newPassword: 'Attacker#1999' } : {})
