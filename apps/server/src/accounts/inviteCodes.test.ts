import { CREDIT_TERMS, INVITE_USES_PER_MONTH } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { latestLink } from '../../test/mailbox.ts'
import { home, register, skipped } from '../../test/registrations.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { players } from './accounts.tables.ts'
import type { AccountState } from './accounts.tables.ts'
import type { ClubServer } from '../../test/clubServer.ts'

const POINTS = CREDIT_TERMS['invite-accepted'].points
const DAY = 24 * 60 * 60_000

let count = 0
const freshEmail = () => `friend-${(count += 1)}@players.example`
const freshCode = () => `FR${(count += 1) + 100}-K7MQX`

/** A player with an invite code to share. */
const addInviter = async (club: ClubServer, state: AccountState = 'active') => {
  const inviteCode = freshCode()
  return { ...(await club.addAccount({ state, inviteCode })), inviteCode }
}

const registerWith = async (world: TestDatabase, club: ClubServer, inviteCode: string) => {
  const email = freshEmail()
  const { status } = await register(await club.browser().open(), { ...skipped(email), inviteCode })
  expect(status).toBe(204)
  return (await latestLink(world, email)).key
}

const activate = async (club: ClubServer, key: string) =>
  (await club.browser().open()).post('/api/account/activate', { key })

onPostgres('invite codes', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
  })

  const check = async (inviteCode: string, browser = club.browser()) => {
    await browser.open()
    const { status, json } = await browser.post('/api/registration/check-invite-code', { inviteCode })
    return status === 200 ? json : status
  }
  const inviteAndActivate = async (inviteCode: string) =>
    activate(club, await registerWith(world, club, inviteCode))
  const pointsOf = (playerId: string) => readBalance(world.database, playerId, 'points')
  const become = (id: string, state: AccountState) =>
    world.database.unitOfWork(tx => tx.update(players).set({ state }).where(eq(players.id, id)))

  test('[API-021] [REG-022] a code is valid in any spelling', async () => {
    const { inviteCode } = await addInviter(club)
    const letters = inviteCode.replace('-', '')
    for (const typed of [
      inviteCode,
      ` ${inviteCode} `,
      inviteCode.toLowerCase(),
      letters,
      letters.toLowerCase(),
    ])
      expect(await check(typed)).toEqual({ valid: true })
  })

  test('a code with groups of another size is valid as well', async () => {
    await club.addAccount({ inviteCode: `DEMO-${world.engine.toUpperCase()}` })
    expect(await check(`demo-${world.engine}`)).toEqual({ valid: true })
  })

  test.each(['UNKNOWN-CODE', '-', ' ', "' or 1=1 --", '<script>', '\u202Eאב', '🎲'])(
    '[REG-023] %j is not a valid code',
    async code => {
      expect(await check(code)).toEqual({ valid: false })
    },
  )

  test('[VALID-023] a code that is empty or too long is refused', async () => {
    expect(await check('x'.repeat(31))).toBe(400)
    expect(await check('')).toBe(400)
  })

  test.each(['notActivated', 'suspended', 'deactivated'] as const)(
    'the code of a player whose account is %s is not valid',
    async state => {
      const { inviteCode } = await addInviter(club, state)
      expect(await check(inviteCode)).toEqual({ valid: false })
      const body = { ...skipped(freshEmail()), inviteCode }
      const { problem } = await register(await club.browser().open(), body)
      expect(problem.errorKey).toBe('registration.invalidInviteCode')
    },
  )

  test('a player cannot use their own code', async () => {
    const { email, inviteCode } = await addInviter(club)
    const browser = club.browser()
    await browser.enter(email)
    expect(await check(inviteCode, browser)).toEqual({ valid: false })
    const { problem } = await register(browser, { ...skipped(freshEmail()), inviteCode })
    expect(problem.errorKey).toBe('registration.invalidInviteCode')
  })

  describe('an invitation', () => {
    test('[REG-029] earns points once, when the friend activates the account', async () => {
      const { id, inviteCode } = await addInviter(club)
      const key = await registerWith(world, club, inviteCode)
      expect(await pointsOf(id)).toBe(0)
      expect((await activate(club, key)).status).toBe(204)
      expect(await pointsOf(id)).toBe(POINTS)
      await activate(club, key)
      expect(await pointsOf(id)).toBe(POINTS)
      expect(await ledgerFaults(world.database)).toEqual([])
    })

    test('earns points too when the friend activates the account by choosing a password', async () => {
      const { id, inviteCode } = await addInviter(club)
      const email = freshEmail()
      const browser = await club.browser().open()
      await register(browser, { ...skipped(email), inviteCode })
      await browser.post('/api/account/send-password-reset', { email })
      const { key } = await latestLink(world, email)
      await browser.post('/api/account/finish-password-reset', { key, newPassword: 'Lucky#2027' })
      expect(await pointsOf(id)).toBe(POINTS)
    })

    test('[REG-024] [REG-028] reports after three friends in a month that the code is used up, and earns nothing for more', async () => {
      const { id, inviteCode } = await addInviter(club)
      for (let use = 1; use <= INVITE_USES_PER_MONTH; use += 1) {
        expect(await check(inviteCode)).toEqual({ valid: true })
        await inviteAndActivate(inviteCode)
      }
      expect(await check(inviteCode)).toEqual({ valid: true, status: 'inviteCode.limitReached' })
      expect((await inviteAndActivate(inviteCode)).status).toBe(204)
      expect(await pointsOf(id)).toBe(INVITE_USES_PER_MONTH * POINTS)
    })

    test('[REG-029] earns points again in the next month', async () => {
      const { id, inviteCode } = await addInviter(club)
      for (let use = 1; use <= INVITE_USES_PER_MONTH + 1; use += 1) await inviteAndActivate(inviteCode)
      club.clock.advance(31 * DAY)
      expect(await check(inviteCode)).toEqual({ valid: true })
      await inviteAndActivate(inviteCode)
      expect(await pointsOf(id)).toBe((INVITE_USES_PER_MONTH + 1) * POINTS)
    })

    test.each(['suspended', 'deactivated'] as const)(
      'earns nothing for a player whose account is %s by then',
      async state => {
        const { id, inviteCode } = await addInviter(club)
        const key = await registerWith(world, club, inviteCode)
        await become(id, state)
        expect((await activate(club, key)).status).toBe(204)
        expect(await pointsOf(id)).toBe(0)
      },
    )
  })

  test('a hundred wrong codes an hour are allowed from one network, over both endpoints together', async () => {
    const { inviteCode } = await addInviter(club)
    const browser = await club.browser().open()
    const wrong = () => register(browser, { ...skipped(freshEmail()), inviteCode: 'UNKNOWN-CODE' })
    expect(await check('UNKNOWN-CODE')).toEqual({ valid: false })
    await club.countAttempts('wrong-invite-codes', 94)
    for (let time = 0; time < 3; time += 1) {
      // Valid codes in between do not count.
      expect(await check(inviteCode)).toEqual({ valid: true })
      expect(await check('UNKNOWN-CODE')).toEqual({ valid: false })
      expect((await wrong()).status).toBe(422)
    }
    expect([await check('UNKNOWN-CODE'), await check(inviteCode), (await wrong()).status]).toEqual([
      429, 429, 429,
    ])
    club.clock.advance(60 * 60_000)
    expect(await check(inviteCode)).toEqual({ valid: true })
  })

  test('[PROFILE-007] [PREF-013] activation credits what the data of the registration earns', async () => {
    const email = freshEmail()
    await register(await club.browser().open(), {
      ...skipped(email),
      firstName: 'Marisol',
      lastName: 'Vega',
      dateOfBirth: '1990-07-14',
      phone: '6025550100',
      address: home,
      sendUpdates: true,
      preferences: [{ key: 'PROMOTIONS_EMAIL', value: 1, channel: 'EMAIL' }],
    })
    const [player] = await world.database.unitOfWork(tx =>
      tx.select().from(players).where(eq(players.emailKey, email)),
    )
    const id = player?.id ?? ''
    const runner = createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs })
    await runner.runDue()
    expect(await pointsOf(id)).toBe(0)
    await activate(club, (await latestLink(world, email)).key)
    expect(await pointsOf(id)).toBe(CREDIT_TERMS['complete-profile'].points)
    await runner.runDue()
    expect(await pointsOf(id)).toBe(
      CREDIT_TERMS['complete-profile'].points + CREDIT_TERMS['promotions-email-opt-in'].points,
    )
  })
})

onPostgres('invited friends who activate at once', world => {
  const club = startServer(world)

  test('[REG-028] [REG-029] exactly three of ten friends earn points', async () => {
    const { id, inviteCode } = await addInviter(club)
    const keys = []
    for (let friend = 0; friend < 10; friend += 1) keys.push(await registerWith(world, club, inviteCode))
    const answers = await Promise.all(keys.map(key => activate(club, key)))
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 204))
    expect(await readBalance(world.database, id, 'points')).toBe(INVITE_USES_PER_MONTH * POINTS)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('one friend who activates in ten tabs earns points once', async () => {
    const { id, inviteCode } = await addInviter(club)
    const key = await registerWith(world, club, inviteCode)
    await Promise.all(Array.from({ length: 10 }, () => activate(club, key)))
    expect(await readBalance(world.database, id, 'points')).toBe(POINTS)
  })
})
