import { randomUUID } from 'node:crypto'
import { CREDIT_TERMS } from '@players-club/domain-models'
import { eq, sql, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { startServer, type Account } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { deferred } from '../../test/deferred.ts'
import { onEachEngine, onPostgres } from '../../test/engines.ts'
import { fakeIdentityProvider } from '../../test/fakeIdentityProvider.ts'
import { players } from '../accounts/accounts.tables.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { deriveSecrets, providerSubjectOf } from '../kernel/secrets/secrets.ts'
import { identityDecisions, identityNumbers, identityRecords } from './identity.tables.ts'
import { identityNumbersPurge, openNumber } from './identityNumbers.ts'
import { requireIdentity } from './requireIdentity.ts'

const PATH = '/api/identity/verify'
const DAY_MS = 24 * 60 * 60_000
/** Claims follow the clock of the machine, not that of the club. */
const [BEFORE, LATER] = [new Date('2020-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')]

const address = {
  id: null,
  address1: '1200 W Washington St',
  state: 'Arizona',
  city: 'Phoenix',
  countryCode: 'US',
  country: 'United States',
  zipCode: '85007',
  stateCode: 'AZ',
}
const bodyOf = ({ id, login, email }: Account, change: object = {}) => ({
  id,
  lotteryId: 2,
  login,
  firstName: 'Verity',
  lastName: 'Mendoza',
  birthDate: '1984-05-17',
  email,
  phones: [{ phone: '6025550100' }],
  addresses: [address],
  ssnLast4: '',
  ...change,
})
const wrong = { ssnLast4: '0000' }

onEachEngine('an identity check', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })
  let player: Account = { id: '', email: '', login: '' }
  let browser: Browser
  beforeEach(async () => {
    Object.assign(checker, { isDown: false, validUntil: null, gate: Promise.resolve() })
    checker.entries.length = 0
    club.clock.set(START)
    await club.forgetAttempts()
    player = await club.addAccount()
    browser = club.browser()
    await browser.enter(player.email)
  })
  const verify = (change?: object) => {
    club.clock.advance(1_000)
    return browser.post(PATH, bodyOf(player, change))
  }
  const profile = async () => (await browser.get('/api/loyalty/v2/profile')).json
  const decisions = () =>
    world.database.unitOfWork(async tx => {
      const ofPlayer = eq(identityDecisions.playerId, player.id)
      const rows = await tx.select().from(identityDecisions).where(ofPlayer).orderBy(identityDecisions.id)
      return rows.map(({ decision }) => decision)
    })
  const kept = () =>
    world.database.unitOfWork(tx =>
      tx.select().from(identityNumbers).where(eq(identityNumbers.playerId, player.id)),
    )

  test('[IDV-002] [IDV-004] [API-026] right data verifies the player', async () => {
    checker.validUntil = new Date(START.getTime() + 700 * DAY_MS)
    const { status, json } = await verify({ ssnLast4: '1234' })
    expect(status).toBe(200)
    expect(json).toEqual({
      verified: true,
      remaingAttempts: 3,
      manualScanUrl: null,
      idScanResultKey: null,
      idScanSummaryResultKey: null,
      profileUpdated: true,
      completeActivityPoints: 0,
    })
    expect(await profile()).toMatchObject({ idologyValid: true, idologyExpired: false })
    expect(await decisions()).toEqual(['verified'])
  })

  test("[IDV-001] the provider gets the person's data and nothing about the account", async () => {
    await verify({ ssnLast4: '1234', firstName: '  Verity ' })
    const [{ checkId, ...entry } = { checkId: '' }] = checker.entries
    expect(checkId).not.toBe('')
    expect(entry).toEqual({
      subject: providerSubjectOf(deriveSecrets('s'.repeat(32)), 'identity', player.id),
      firstName: 'Verity',
      lastName: 'Mendoza',
      birthDate: '1984-05-17',
      ssnLast4: '1234',
      address: {
        address1: '1200 W Washington St',
        city: 'Phoenix',
        stateCode: 'AZ',
        zipCode: '85007',
        countryCode: 'US',
      },
    })
  })

  test('[IDV-001] [VALID-013] the minimum age of 21 counts by the lottery day, not by the earlier UTC day', async () => {
    const { lateEvening, nextDay } = edgesOf('2026-03-05')
    const verifyAt = async (moment: Date) => {
      club.clock.set(moment)
      await browser.enter(player.email)
      return verify({ birthDate: '2005-03-06', ssnLast4: '1234' })
    }
    const early = await verifyAt(lateEvening)
    expect([early.status, early.problem.errorKey]).toEqual([422, 'field.birthDate.tooYoung'])
    expect(checker.entries).toEqual([])
    expect((await verifyAt(nextDay)).json).toMatchObject({ verified: true })
  })

  test('[IDV-002] the verified data is stored in the profile', async () => {
    const { json } = await verify({ firstName: 'Vera' })
    expect(json.profileUpdated).toBe(true)
    const { firstName, addresses } = await profile()
    expect(firstName).toBe('Vera')
    expect(addresses).toMatchObject([{ addressTypeId: 'HOME', address1: '1200 W Washington St' }])
  })

  test('[IDV-002] a profile with the same data keeps its apartment, and is not updated', async () => {
    const { id: _, ...entered } = address
    await browser.send('PUT', '/api/loyalty/v2/profile', {
      body: {
        ...{ firstName: 'Verity', lastName: 'Mendoza', birthDate: '1984-05-17', gender: null, phones: [] },
        addresses: [{ ...entered, address2: '', apartmentNumber: '4B', addressTypeId: 'HOME' }],
      },
    })
    const { json } = await verify()
    expect(json).toMatchObject({ verified: true, profileUpdated: false })
    expect((await profile()).addresses).toMatchObject([{ apartmentNumber: '4B' }])
  })

  test('[PROFILE-007] an address that completes the profile earns points once, and the answer says so', async () => {
    const phones = [{ phone: '6025550100', phoneTypeId: 'MOBILE' }]
    const person = { firstName: 'Verity', lastName: 'Mendoza', birthDate: '1984-05-17', gender: null }
    await browser.send('PUT', '/api/loyalty/v2/profile', { body: { ...person, phones, addresses: [] } })
    const earns = CREDIT_TERMS['complete-profile'].points
    expect((await verify()).json).toMatchObject({ verified: true, completeActivityPoints: earns })
    expect((await profile()).completedDate).not.toBeNull()
    expect((await verify()).json).toMatchObject({ verified: true, completeActivityPoints: 0 })
  })

  test('[ERR-019] wrong data uses up an attempt, and the answer says how many are left', async () => {
    expect((await verify(wrong)).json).toMatchObject({ verified: false, remaingAttempts: 2 })
    expect((await verify(wrong)).json).toMatchObject({ verified: false, remaingAttempts: 1 })
    expect(await profile()).toMatchObject({ idologyValid: false, idologyAttempts: 2, idologyMaxAttempts: 3 })
    expect((await verify({ ssnLast4: '1234' })).json).toMatchObject({ verified: true, remaingAttempts: 3 })
    expect(await decisions()).toEqual(['failed', 'failed', 'verified'])
  })

  test('[IDV-005] the last wrong attempt offers a scan, and nothing more is checked', async () => {
    for (const _ of [1, 2]) await verify(wrong)
    const last = await verify(wrong)
    expect(last.json).toMatchObject({
      verified: false,
      remaingAttempts: 0,
      manualScanUrl: expect.stringContaining('https://identity.example/'),
    })
    const asked = checker.entries.length
    const late = await verify({ ssnLast4: '1234' })
    expect(late.json).toEqual(last.json)
    expect(checker.entries).toHaveLength(asked)
    expect((await profile()).idologyValid).toBe(false)
  })

  test('[IDV-005] the last wrong attempt is reported even when no scan can be opened', async () => {
    await world.database.unitOfWork(tx =>
      tx.insert(identityRecords).values({ playerId: player.id, attempts: 3 }),
    )
    checker.isDown = true
    expect((await verify()).json).toMatchObject({ remaingAttempts: 0, manualScanUrl: null })
  })

  test('a scan that cannot be opened is reported to the operator, and the last attempt to the player', async () => {
    const run = (statement: SQL) => world.database.unitOfWork(tx => tx.execute(statement))
    await run(sql`alter table identity_scans add constraint no_scans check (false) not valid`)
    try {
      for (const _ of [1, 2]) await verify(wrong)
      expect((await verify(wrong)).json).toMatchObject({ remaingAttempts: 0, manualScanUrl: null })
    } finally {
      await run(sql`alter table identity_scans drop constraint no_scans`)
    }
    const lines = club.log.split('\n').filter(line => line.includes('identity provider not reached'))
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ level: 'warn', sqlState: '23514' })
  })

  test('[IDV-007] an identity of another account is refused with its own key, and uses up no attempt', async () => {
    const { status, problem } = await verify({ ssnLast4: '9999' })
    expect(status).toBe(422)
    expect(problem.errorKey).toBe('Error.idology.profileAlreadyValidated')
    expect(await profile()).toMatchObject({ idologyValid: false, idologyAttempts: 0 })
    expect(await decisions()).toEqual(['alreadyValidated'])
  })

  test('[IDV-007] at most ten checks a day are made, so that such identities cannot be searched for', async () => {
    for (let n = 0; n < 10; n += 1) await verify({ ssnLast4: '9999' })
    const { status, headers } = await verify()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(checker.entries).toHaveLength(10)
    club.clock.advance(DAY_MS)
    await browser.enter(player.email)
    expect((await verify()).json.verified).toBe(true)
  })

  test('[IDV-010] an expired verification is renewed by a scan, not by entering data again', async () => {
    checker.validUntil = new Date(START.getTime() + DAY_MS)
    await verify()
    club.clock.advance(DAY_MS)
    await browser.enter(player.email)
    expect(await profile()).toMatchObject({ idologyValid: true, idologyExpired: true })
    const { status, problem } = await verify()
    expect([status, problem.errorKey]).toEqual([422, 'Error.idology.expired'])
  })

  test('the answer to a verified player says so, and the provider is not asked again', async () => {
    await verify()
    expect((await verify(wrong)).json).toMatchObject({ verified: true, profileUpdated: false })
    expect(checker.entries).toHaveLength(1)
  })

  test('a provider that is down uses up no attempt', async () => {
    checker.isDown = true
    const { status, problem } = await verify()
    expect([status, problem.errorKey]).toEqual([503, 'Error.idology.unavailable'])
    expect(await profile()).toMatchObject({ idologyValid: false, idologyAttempts: 0 })
    expect(await decisions()).toEqual([])
    checker.isDown = false
    expect((await verify()).json.verified).toBe(true)
  })

  test('a failed check of other data changes neither the name nor the birth date of the profile', async () => {
    await verify({ ...wrong, firstName: 'Vera', lastName: 'Other', birthDate: '1990-01-02' })
    expect(await profile()).toMatchObject({
      firstName: 'Verity',
      lastName: 'Mendoza',
      birthDate: '1984-05-17',
    })
  })

  test("a check that is passed leaves another player's record as it is", async () => {
    const other = { playerId: (await club.addAccount()).id, attempts: 2, isValid: false }
    await world.database.unitOfWork(tx => tx.insert(identityRecords).values(other))
    expect((await verify()).json.verified).toBe(true)
    const records = await world.database.unitOfWork(tx =>
      tx.select().from(identityRecords).where(eq(identityRecords.playerId, other.playerId)),
    )
    expect(records).toMatchObject([other])
  })

  test('the data of a check fills an empty profile', async () => {
    player = await club.addAccount({ firstName: null, lastName: null, birthDate: null })
    await browser.enter(player.email)
    await verify(wrong)
    expect(await profile()).toMatchObject({ firstName: 'Verity', birthDate: '1984-05-17' })
  })

  describe('a check by a server that died', () => {
    const claimUntil = (checkUntil: Date) => {
      const claim = { checkId: randomUUID(), checkUntil }
      return world.database.unitOfWork(tx =>
        tx
          .insert(identityRecords)
          .values({ playerId: player.id, ...claim })
          .onConflictDoUpdate({ target: identityRecords.playerId, set: claim }),
      )
    }

    test('is taken over once the time of its claim is over', async () => {
      await claimUntil(LATER)
      const early = await verify()
      expect([early.status, early.problem.errorKey]).toEqual([409, 'Error.idology.inProgress'])
      await claimUntil(BEFORE)
      expect((await verify()).json.verified).toBe(true)
    })

    test('has no effect when its answer comes after another check took over', async () => {
      const { open, opened } = deferred()
      checker.gate = opened
      const late = verify(wrong)
      await expect.poll(() => checker.entries.length).toBe(1)
      await claimUntil(BEFORE)
      checker.gate = Promise.resolve()
      expect((await verify(wrong)).json).toMatchObject({ verified: false, remaingAttempts: 2 })
      open()
      expect((await late).problem.errorKey).toBe('Error.idology.inProgress')
      expect(await profile()).toMatchObject({ idologyAttempts: 1 })
      expect(await decisions()).toEqual(['failed'])
    })
  })

  describe('a check', () => {
    test('is refused to guests', async () => {
      expect((await (await club.browser().open()).post(PATH, bodyOf(player))).status).toBe(401)
    })

    test.each(['id', 'login', 'email'])('is refused for another player, named by %s', async field => {
      const other = await club.addAccount()
      const { status } = await verify({ [field]: other[field as keyof Account] })
      expect(status).toBe(403)
      expect(checker.entries).toEqual([])
    })

    test('accepts names in any alphabet', async () => {
      expect((await verify({ firstName: 'يوسف', lastName: "O'Neil-Smith" })).json.verified).toBe(true)
    })
  })

  describe('the last digits of the SSN', () => {
    const secrets = deriveSecrets('s'.repeat(32))
    const opened = () => world.database.unitOfWork(tx => openNumber(tx, secrets, player.id, club.clock.now()))

    test('[IDV-012] are stored encrypted while the verification is open, and deleted when it is done', async () => {
      await verify(wrong)
      const [row] = await kept()
      expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('0000')
      expect(await opened()).toBe('0000')
      await verify({ ssnLast4: '1234' })
      expect(await kept()).toEqual([])
    })

    test('[IDV-012] are encrypted differently every time, and bound to their player', async () => {
      await verify(wrong)
      const [first] = await kept()
      await verify(wrong)
      const [second] = await kept()
      expect(first?.sealed).not.toEqual(second?.sealed)
      const other = await club.addAccount()
      const ofPlayer = eq(identityNumbers.playerId, player.id)
      await world.database.unitOfWork(tx =>
        tx.update(identityNumbers).set({ playerId: other.id }).where(ofPlayer),
      )
      await expect(world.database.unitOfWork(tx => openNumber(tx, secrets, other.id, START))).rejects.toThrow(
        /authenticate/,
      )
    })

    test('[IDV-012] cannot be decrypted with another secret', async () => {
      await verify(wrong)
      const others = deriveSecrets('t'.repeat(32))
      expect(await world.database.unitOfWork(tx => openNumber(tx, others, player.id, START))).toBeNull()
    })

    test('[IDV-012] are deleted when a later check leaves them out', async () => {
      await verify(wrong)
      checker.isDown = true
      await verify({ ssnLast4: '' })
      expect(await kept()).toEqual([])
    })

    test('[IDV-012] are deleted after fourteen days', async () => {
      const runDue = () =>
        createJobRunner({
          database: world.database,
          clock: club.clock,
          kinds: [identityNumbersPurge(world.database)],
        }).runDue()
      await verify(wrong)
      club.clock.advance(13 * DAY_MS)
      await runDue()
      expect(await kept()).toHaveLength(1)
      club.clock.advance(DAY_MS)
      expect(await opened()).toBeNull()
      await runDue()
      expect(await kept()).toEqual([])
    })
  })

  test('[IDV-013] a player without a valid verification is refused what needs it', async () => {
    const require = () => world.database.unitOfWork(tx => requireIdentity(tx, player.id, club.clock.now()))
    const refused = { errorKey: 'Error.idology.required' }
    await expect(require()).rejects.toMatchObject(refused)
    checker.validUntil = new Date(START.getTime() + DAY_MS)
    await verify()
    await expect(require()).resolves.toBeUndefined()
    club.clock.advance(DAY_MS)
    await expect(require()).rejects.toMatchObject(refused)
  })
})

// Refused before any data is written: one engine is enough.
onPostgres('an identity check that is not valid', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })
  const verify = async (change: object) => {
    const { browser, ...player } = await club.enterNew()
    return browser.post(PATH, bodyOf(player, change))
  }

  test.each([
    [{ firstName: '<script>alert(1)</script>' }, 'field.firstName'],
    [{ lastName: '😀' }, 'field.lastName'],
    [{ lastName: ' ' }, 'field.lastName'],
    [{ lastName: '\u3164' }, 'field.lastName'],
    [{ firstName: 'Ana\u202eevil' }, 'field.firstName'],
    [{ firstName: 'An\u200ba' }, 'field.firstName'],
    [{ firstName: 'A'.repeat(31) }, 'field.firstName'],
    [{ birthDate: '2005-03-06' }, 'field.birthDate.tooYoung'],
    [{ birthDate: '1900-01-01' }, 'field.birthDate'],
    [{ addresses: [{ ...address, zipCode: '\u200b' }] }, 'registration.addressInvalid'],
    [{ addresses: [{ ...address, city: 'Boston' }] }, 'registration.addressInvalid'],
  ])('is refused with data that cannot be right: %j', async (change, key) => {
    const { status, problem } = await verify(change)
    expect([status, problem.errorKey]).toEqual([422, key])
    expect(checker.entries).toEqual([])
  })

  test.each([
    { ssnLast4: '123' },
    { ssnLast4: '12345' },
    { ssnLast4: 1234 },
    { birthDate: '2001-02-29' },
    { birthDate: '1990-04-31' },
    { firstName: 'Ana\0' },
    { addresses: [{ ...address, address1: 'x'.repeat(256) }] },
    { lotteryId: 3 },
    { addresses: [] },
    { addresses: [address, address] },
    { addresses: [{ ...address, apartmentNumber: '4B' }] },
    { phones: [{ phone: '602' }] },
    { isValid: true },
  ])('is refused with the wrong shape: %j', async change => {
    expect((await verify(change)).status).toBe(400)
    expect(checker.entries).toEqual([])
  })
})

onPostgres('identity checks in parallel', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })

  test('[IDV-005] [IDV-011] parallel checks reach the provider one at a time, and never beyond the last attempt', async () => {
    const player = await club.addAccount()
    const browser = club.browser()
    await browser.enter(player.email)
    const verify = () => browser.post(PATH, bodyOf(player, wrong))
    const burst = async () => {
      let open = () => {}
      checker.gate = new Promise<void>(resolve => (open = resolve))
      const asked = Array.from({ length: 6 }, verify)
      // One check is still running while the others are answered, however they are scheduled.
      let waiting = asked.length - 1
      for (const answer of asked)
        void answer.then(() => {
          waiting -= 1
          if (waiting === 0) open()
        })
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      const count = (wanted: number) => statuses.filter(status => status === wanted).length
      return { answered: count(200), busy: count(409) }
    }
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await burst()).toEqual({ answered: 1, busy: 5 })
    expect(await burst()).toEqual({ answered: 6, busy: 0 })
    expect(checker.entries).toHaveLength(3)
    expect(checker.mostAtOnce).toBe(1)
    const [record] = await world.database.unitOfWork(tx =>
      tx.select().from(identityRecords).where(eq(identityRecords.playerId, player.id)),
    )
    expect(record).toMatchObject({ attempts: 3, isValid: false })
  })

  test('a profile that is saved during its verification ends as one or the other, never a mix of both', async () => {
    for (let n = 0; n < 10; n += 1) {
      const player = await club.addAccount()
      const browser = club.browser()
      await browser.enter(player.email)
      const { id: _, ...entered } = address
      const saved = { ...entered, address2: '', apartmentNumber: '', addressTypeId: 'HOME' }
      const person = { firstName: 'Other', lastName: 'Name', birthDate: '1984-05-17', gender: null }
      const [verified] = await Promise.all([
        browser.post(PATH, bodyOf(player)),
        browser.send('PUT', '/api/loyalty/v2/profile', {
          body: { ...person, phones: [], addresses: [saved] },
        }),
      ])
      expect(verified.json.verified).toBe(true)
      const [row] = await world.database.unitOfWork(tx =>
        tx
          .select({ firstName: players.firstName, isValid: identityRecords.isValid })
          .from(players)
          .innerJoin(identityRecords, eq(identityRecords.playerId, players.id))
          .where(eq(players.id, player.id)),
      )
      expect([
        { firstName: 'Verity', isValid: true },
        { firstName: 'Other', isValid: false },
      ]).toContainEqual(row)
    }
  })
})
