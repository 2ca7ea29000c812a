import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, PUBLIC_URL, START } from '../../test/constants.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { latestLink, mailsTo } from '../../test/mailbox.ts'
import { home, register, skipped, solve, whole } from '../../test/registrations.ts'
import { solveCaptcha } from '../../test/solveCaptcha.ts'
import { startUnhurriedServer } from '../../test/unhurriedServer.ts'
import { captchaSolutions } from '../kernel/captcha/captcha.tables.ts'
import { preferences } from '../profile/preferences.tables.ts'
import { playerAddresses, playerPhones, profiles } from '../profile/profile.tables.ts'
import { players } from './accounts.tables.ts'

const MINUTE = 60_000
const PATH = '/api/loyalty/v2/players'

let count = 0
const freshEmail = () => `new-${(count += 1)}@players.example`

const playerOf = async (world: TestDatabase, email: string) => {
  const [player] = await world.database.unitOfWork(tx =>
    tx.select().from(players).where(eq(players.emailKey, email)),
  )
  return player
}

const countPlayers = (world: TestDatabase) => world.database.unitOfWork(tx => tx.$count(players))

onEachEngine('registration', world => {
  const { club, pauses } = startUnhurriedServer(world)
  const open = () => club.browser().open()

  test('[API-023] [REG-009] stores a player with all data that was sent, and mails a key', async () => {
    const email = freshEmail()
    expect((await register(await open(), whole(email))).status).toBe(204)
    const player = await playerOf(world, email)
    expect(player).toMatchObject({
      email,
      firstName: 'Marisol',
      lastName: "O'Neil-Smith, Jr.",
      birthDate: '1990-07-14',
      state: 'notActivated',
      registeredAt: START,
    })
    const id = player?.id ?? ''
    const [profile, phones, addresses, chosen] = await world.database.unitOfWork(async tx => [
      await tx.select().from(profiles).where(eq(profiles.playerId, id)),
      await tx.select().from(playerPhones).where(eq(playerPhones.playerId, id)),
      await tx.select().from(playerAddresses).where(eq(playerAddresses.playerId, id)),
      await tx.select().from(preferences).where(eq(preferences.playerId, id)),
    ])
    expect(profile).toMatchObject([{ gender: 'FEMALE' }])
    expect(phones).toMatchObject([{ phone: '6025550100', phoneTypeId: 'MOBILE' }])
    expect(addresses).toMatchObject([{ ...home, addressTypeId: 'HOME' }])
    expect(chosen).toMatchObject([{ key: 'PROMOTIONS_EMAIL', isOn: true }])
    expect((await mailsTo(world, email)).map(({ subject }) => subject)).toEqual([
      'Activate your Players Club account',
    ])
  })

  test('mails a key without the name, which could be a text of a stranger', async () => {
    const email = freshEmail()
    await register(await open(), { ...whole(email), firstName: 'Visit www.club.example' })
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toMatch(/^Hello,/)
    expect(`${mail?.text}${mail?.html}`).not.toContain('www.club.example')
  })

  test('[REG-020] stores a player without personal information who skipped it', async () => {
    const email = freshEmail()
    expect((await register(await open(), skipped(email))).status).toBe(204)
    expect(await playerOf(world, email)).toMatchObject({ firstName: null, lastName: null, birthDate: null })
  })

  test('[ACT-022] refuses sign-in until the mailed key, valid for 30 minutes, has activated the account', async () => {
    const email = freshEmail()
    const browser = await open()
    await register(browser, skipped(email))
    expect((await browser.signIn(email)).problem.errorKey).toBe('error.uaaAuthentication.notActivated')
    const { path, key } = await latestLink(world, email)
    expect(path).toBe('/activate')
    club.clock.advance(29 * MINUTE)
    expect((await browser.post('/api/account/activate', { key })).status).toBe(204)
    expect((await browser.signIn(email)).status).toBe(200)

    const late = freshEmail()
    await register(browser, skipped(late))
    club.clock.advance(31 * MINUTE)
    const expired = await browser.post('/api/account/activate', { key: (await latestLink(world, late)).key })
    expect(expired.problem.errorKey).toBe('error.activation.expired')
  })

  test('sends the mail in the language of the request', async () => {
    const email = freshEmail()
    await register(await open(), skipped(email), { 'accept-language': 'es-MX,es;q=0.9' })
    expect((await mailsTo(world, email))[0]?.subject).toBe('Active su cuenta de Players Club')
  })

  test('[REG-010] [REG-025] enables promotions for a player who agreed in both places', async () => {
    const yes = [{ key: 'PROMOTIONS_EMAIL', value: 1, channel: 'EMAIL' }]
    const wantsNews = async (sendUpdates: unknown, chosen: unknown) => {
      const email = freshEmail()
      const body = { ...skipped(email), sendUpdates, preferences: chosen }
      const { status } = await register(await open(), body)
      const id = (await playerOf(world, email))?.id
      if (!id) return status
      return (await world.database.unitOfWork(tx => tx.$count(preferences, eq(preferences.playerId, id)))) > 0
    }
    expect(await wantsNews(true, yes)).toBe(true)
    expect(await wantsNews(false, yes)).toBe(false)
    expect(await wantsNews(true, [])).toBe(false)
    expect(await wantsNews(null, [])).toBe(400)
    expect(await wantsNews(true, [{ ...yes[0], channel: 'OMNI' }])).toBe(400)
    expect(await wantsNews(true, [{ ...yes[0], value: 2 }])).toBe(400)
  })

  test('gives each player a code of their own that can be read out loud', async () => {
    const codes = new Set<string | undefined>()
    for (let player = 0; player < 5; player += 1) {
      const email = freshEmail()
      await register(await open(), skipped(email))
      const code = (await playerOf(world, email))?.inviteCode
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
      codes.add(code)
    }
    expect(codes.size).toBe(5)
  })

  test('gives each player a login and an id that contain no personal data', async () => {
    const email = freshEmail()
    await register(await open(), whole(email))
    const player = await playerOf(world, email)
    expect(player?.login).toBe(player?.id)
  })

  describe('the minimum age of 21, counted by the day in Phoenix', () => {
    const at = async (now: string, dateOfBirth: string) => {
      club.clock.set(new Date(now))
      const answer = await register(await open(), { ...whole(freshEmail()), dateOfBirth })
      return answer.problem?.errorKey ?? answer.status
    }

    test('[SHELL-002] [VALID-013] [VALID-014] is reached on the birthday and not a day before', async () => {
      // Already 6 March in UTC, still 5 March in Phoenix.
      expect(await at('2026-03-06T06:59:00Z', '2005-03-06')).toBe('field.birthDate.tooYoung')
      expect(await at('2026-03-06T07:00:00Z', '2005-03-06')).toBe(204)
    })

    test('[SHELL-002] [VALID-013] [VALID-014] is reached on 1 March by a player born on 29 February', async () => {
      expect(await at('2025-03-01T06:59:00Z', '2004-02-29')).toBe('field.birthDate.tooYoung')
      expect(await at('2025-03-01T07:00:00Z', '2004-02-29')).toBe(204)
    })
  })

  describe('the captcha', () => {
    const answered = async (recaptcha: unknown) => {
      const browser = await open()
      const { status, problem } = await browser.post(PATH, { ...skipped(freshEmail()), recaptcha })
      return [status, problem?.errorKey]
    }

    test('[REG-008] has to be present, solved and issued by this server', async () => {
      expect((await answered(undefined))[0]).toBe(400)
      expect((await answered(''))[0]).toBe(400)
      expect((await answered('x'.repeat(4001)))[0]).toBe(400)
      expect(await answered('made up')).toEqual([422, 'registration.captcha.failed'])
    })

    test('[REG-008] expires after ten minutes', async () => {
      const token = await solve(await open())
      club.clock.advance(10 * MINUTE)
      expect(await answered(token)).toEqual([422, 'registration.captcha.failed'])
    })

    test('[REG-008] is accepted once, and a second registration with it is refused', async () => {
      const token = await solve(await open())
      expect((await answered(token))[0]).toBe(204)
      expect(await answered(token)).toEqual([422, 'registration.captcha.failed'])
    })

    test('[REG-008] is refused when it was issued for another action', async () => {
      const browser = await open()
      const token = await solveCaptcha((await browser.get('/api/captcha/CONTACT_US')).json)
      expect(await answered(token)).toEqual([422, 'registration.captcha.failed'])
    })

    test('is not issued for an unknown action', async () => {
      expect((await (await open()).get('/api/captcha/ANYTHING')).status).toBe(400)
    })
  })

  describe('an address that has an account', () => {
    const states = ['active', 'suspended', 'deactivated', 'notActivated'] as const

    test.each(states)(
      '[REG-026] gets the same answer as any other, and the account stays unchanged (%s)',
      async state => {
        const { id, email } = await club.addAccount({ state })
        const before = await playerOf(world, email)
        const browser = await open()
        const answers = [
          await register(browser, whole(` ${email.toUpperCase()} `)),
          await register(browser, whole(freshEmail())),
        ]
        expect(answers.map(({ status, json }) => [status, json])).toEqual([
          [204, undefined],
          [204, undefined],
        ])
        expect(pauses).toEqual([250, 250])
        expect(await playerOf(world, email)).toEqual(before)
        expect(
          await world.database.unitOfWork(tx => tx.$count(playerPhones, eq(playerPhones.playerId, id))),
        ).toBe(0)
      },
    )

    test.each([
      ['active', '/login', false],
      ['suspended', '/unsuspend', true],
      ['deactivated', '/unsuspend', true],
      ['notActivated', '/reset/finish', true],
    ] as const)('gets a mail with the next step for its owner (%s: %s)', async (state, path, hasKey) => {
      const { email } = await club.addAccount({ state })
      await register(await open(), whole(email))
      const [mail] = await mailsTo(world, email)
      expect(mail?.subject).toBe('You already have a Players Club account')
      // A stranger may have written the name of an account that was never activated.
      expect(mail?.text).toContain(state === 'notActivated' ? 'Hello,' : 'Hello Verity,')
      expect(mail?.text).not.toContain('Marisol')
      expect(mail?.text).toContain(`${PUBLIC_URL}${path}${hasKey ? '?key=' : ''}`)
    })

    test('lets its owner choose the password when it was never activated, because a stranger may have chosen the first', async () => {
      const email = freshEmail()
      const browser = await open()
      await register(browser, { ...skipped(email), password: 'Stranger#1' })
      await register(browser, skipped(email))
      const { key } = await latestLink(world, email)
      const chosen = await browser.post('/api/account/finish-password-reset', {
        key,
        newPassword: 'Mine#2026',
      })
      expect(chosen.status).toBe(204)
      expect((await browser.signIn(email, 'Stranger#1')).status).toBe(401)
      expect((await browser.signIn(email, 'Mine#2026')).status).toBe(200)
    })

    test('gets at most three mails an hour', async () => {
      const { email } = await club.addAccount()
      const browser = await open()
      for (let time = 0; time < 5; time += 1) {
        expect((await register(browser, whole(email))).status).toBe(204)
        club.clock.advance(60_000)
      }
      expect(await mailsTo(world, email)).toHaveLength(3)
    })

    test('[REG-026] [REG-027] is reported with disclosure on, and gets no mail', async () => {
      club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
      const answers = []
      for (const state of states) {
        const { email } = await club.addAccount({ state })
        const browser = await open()
        const { status, problem } = await register(browser, whole(email))
        answers.push([status, problem.errorKey])
        expect(await mailsTo(world, email)).toEqual([])
      }
      expect(answers).toEqual([
        [409, 'registration.emailInUse'],
        [409, 'error.email.suspended'],
        [409, 'error.email.suspended'],
        [409, 'registration.emailInUse'],
      ])
    })

    test('does not hide that the invite code is wrong', async () => {
      const { email } = await club.addAccount()
      const { problem } = await register(await open(), { ...whole(email), inviteCode: 'UNKNOWN-CODE' })
      expect(problem.errorKey).toBe('registration.invalidInviteCode')
      expect(await mailsTo(world, email)).toEqual([])
    })
  })

  test('accepts three hundred registrations an hour from one network, which many phones may share', async () => {
    const browser = await open()
    const next = () => register(browser, skipped(freshEmail()))
    await next()
    await club.countAttempts('registrations', 299)
    expect((await next()).status).toBe(204)
    const { status, headers } = await next()
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })

  test('logs no personal data', async () => {
    const email = freshEmail()
    await register(await open(), { ...whole(email), inviteCode: 'SECRETCODE' })
    await register(await open(), whole(email))
    for (const personal of [
      email,
      'Marisol',
      'Neil',
      '1990-07-14',
      '6025550100',
      'Washington',
      PASSWORD,
      'SECRETCODE',
    ])
      expect(club.log).not.toContain(personal)
  })
})

// Refused before any data is written: one engine is enough.
onPostgres('a registration that is not valid', world => {
  const { club } = startUnhurriedServer(world)
  const open = () => club.browser().open()
  const refused = async (change: Record<string, unknown>) => {
    const email = freshEmail()
    const [before, captchas] = [await countPlayers(world), await countCaptchas()]
    const { status, problem } = await register(await open(), { ...whole(email), ...change })
    expect(await countPlayers(world)).toBe(before)
    expect(await mailsTo(world, email)).toEqual([])
    return {
      status,
      errorKey: problem.errorKey,
      params: problem.params,
      isSpent: (await countCaptchas()) > captchas,
    }
  }
  const countCaptchas = () => world.database.unitOfWork(tx => tx.$count(captchaSolutions))

  test.each([
    ['a@b', 'error.email.invalid'],
    ['a b@c.example', 'error.email.invalid'],
    ['<script>@players.example', 'error.email.invalid'],
    ['\u202Eאב@players.example', 'error.email.invalid'],
    [`${'x'.repeat(90)}@players.example`, 'error.email.invalid'],
    ['a\u200bb@players.example', 'error.email.invalid'],
    ['🎲@players.example', 'error.email.invalid'],
    [' ', 'error.email.invalid'],
  ])('is refused with the email %j and stores nothing', async (email, errorKey) => {
    expect(await refused({ email })).toMatchObject({ status: 422, errorKey })
  })

  test.each([
    'short1!',
    'alllowercase1!',
    'NoDigits!!',
    'NoSymbol11',
    'Tü#Password1',
    'Too#Long1'.repeat(3),
    ' ',
  ])('[VALID-004] is refused with the password %j and stores nothing', async password => {
    expect(await refused({ password })).toMatchObject({
      status: 422,
      errorKey: 'accounts.password.invalid',
    })
  })

  test.each([
    ['a common word', 'ana@players.example', 'P@ssw0rd#1'],
    ['the club’s name', 'ana@players.example', 'PlayersClub#1'],
    ['their own address', 'saguaro.rose@players.example', 'SaguaroRose#1'],
  ])('is refused with a password made of %s and stores nothing', async (_, email, password) => {
    expect(await refused({ email, password })).toMatchObject({
      status: 422,
      errorKey: 'accounts.password.common',
    })
  })

  test.each([
    [{ firstName: '<script>alert(1)</script>' }, 'field.firstName'],
    [{ firstName: 'An4' }, 'field.firstName'],
    [{ firstName: '   ' }, 'field.firstName'],
    [{ firstName: 'x'.repeat(31) }, 'field.firstName'],
    [{ firstName: '\u202Eevil' }, 'field.firstName'],
    [{ firstName: '\u3164' }, 'field.firstName'],
    [{ firstName: 'An\u200Ba' }, 'field.firstName'],
    [{ lastName: 'Ok 🎲' }, 'field.lastName'],
    [{ lastName: null }, 'field.lastName'],
    [{ dateOfBirth: null }, 'field.birthDate'],
    [{ dateOfBirth: '1850-01-01' }, 'field.birthDate'],
    [{ dateOfBirth: '1900-01-01' }, 'field.birthDate'],
  ])('[VALID-012] [VALID-013] is refused with %j and stores nothing', async (change, errorKey) => {
    expect(await refused(change)).toMatchObject({ status: 422, errorKey, isSpent: false })
  })

  test.each([
    { dateOfBirth: '1999-02-29' },
    { dateOfBirth: '1990-04-31' },
    { firstName: 'Ana\0' },
    { inviteCode: 'FRIEND\0' },
    { email: 'ana@players.example\0' },
    { dateOfBirth: '14.07.1990' },
    { phone: '602-555-0100' },
    { phone: '60255501000' },
    { gender: 'OTHER' },
    { lotteryId: 3 },
    { inviteCode: 'x'.repeat(31) },
    { email: undefined },
    { recaptcha: undefined, extra: true },
    { login: 'admin' },
    { state: 'active' },
  ])('is refused with the wrong shape %j and stores nothing', async change => {
    expect((await refused(change)).status).toBe(400)
  })

  test('[ERR-018] is refused with an impossible address and stores nothing', async () => {
    expect(await refused({ address: { ...home, city: 'Toronto' } })).toMatchObject({
      status: 422,
      errorKey: 'registration.addressInvalid',
      params: { fields: 'city' },
    })
  })

  test('[REG-023] is refused with an unknown invite code and stores nothing', async () => {
    expect(await refused({ inviteCode: 'UNKNOWN-CODE' })).toMatchObject({
      status: 422,
      errorKey: 'registration.invalidInviteCode',
      isSpent: true,
    })
  })
})

onEachEngine('the check of an e-mail address', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.overrides = {}
    club.clock.set(START)
    await club.forgetAttempts()
  })
  const check = async (email: string) => {
    const browser = await club.browser().open()
    const { status, problem } = await browser.post('/api/registration/check-email', { email })
    return [status, problem?.errorKey]
  }

  test('[API-022] accepts every well-formed address, with or without an account', async () => {
    const accounts = [await club.addAccount(), await club.addAccount({ state: 'suspended' })]
    for (const { email } of [...accounts, { email: freshEmail() }])
      expect(await check(email)).toEqual([204, undefined])
    expect(await check('a@b')).toEqual([422, 'error.email.invalid'])
    expect((await check(''))[0]).toBe(400)
  })

  test('looks up no player with disclosure off', async () => {
    const { email } = await club.addAccount()
    const browser = await club.browser().open()
    const cost = (address: string) =>
      world.countQueries(() => browser.post('/api/registration/check-email', { email: address }))
    const [known, unknown] = [await cost(email), await cost(freshEmail())]
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    expect([known, unknown]).toEqual([(await cost(email)) - 1, (await cost(email)) - 1])
  })

  test.each([
    ['active', 'registration.emailInUse'],
    ['notActivated', 'registration.emailInUse'],
    ['suspended', 'error.email.suspended'],
    ['deactivated', 'error.email.suspended'],
  ] as const)('[REG-021] [REG-026] [REG-027] reports with disclosure on: %s', async (state, errorKey) => {
    club.overrides = { DISCLOSE_ACCOUNT_STATE: true }
    const { email } = await club.addAccount({ state })
    expect(await check(` ${email.toUpperCase()}`)).toEqual([409, errorKey])
    expect(await check(freshEmail())).toEqual([204, undefined])
  })

  test('accepts six hundred checks an hour from one network', async () => {
    await check(freshEmail())
    await club.countAttempts('email-checks', 599)
    expect((await check(freshEmail()))[0]).toBe(204)
    expect((await check(freshEmail()))[0]).toBe(429)
  })
})

onPostgres('parallel registrations', world => {
  const club = startServer(world)
  beforeEach(() => club.forgetAttempts())

  test('[REG-026] create one player for ten requests with one address, and answer each of them', async () => {
    const email = freshEmail()
    const browser = await club.browser().open()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => solve(browser)))
    const answers = await Promise.all(
      tokens.map(recaptcha => browser.post(PATH, { ...whole(email), recaptcha })),
    )
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 204))
    expect(await world.database.unitOfWork(tx => tx.$count(players, eq(players.emailKey, email)))).toBe(1)
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject.startsWith('Activate'))).toHaveLength(1)
    expect(subjects).toHaveLength(2)
  })

  test('[REG-008] accept one of ten requests with the same captcha', async () => {
    const browser = await club.browser().open()
    const recaptcha = await solve(browser)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post(PATH, { ...skipped(freshEmail()), recaptcha })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
