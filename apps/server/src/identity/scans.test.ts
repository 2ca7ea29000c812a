import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { startServer, type Account } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { fakeIdentityProvider } from '../../test/fakeIdentityProvider.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { deriveSecrets, providerSubjectOf } from '../kernel/secrets/secrets.ts'
import { identityDecisions, identityRecords, identityScans } from './identity.tables.ts'
import { storeNumber } from './identityNumbers.ts'

const RENEWAL = '/api/identity/renewal'
const STATUS = '/api/identity/status'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

onPostgres('a scan of an id', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })
  let player: Account = { id: '', email: '', login: '' }
  let browser: Browser
  const record = (values: Partial<typeof identityRecords.$inferInsert>) =>
    world.database.unitOfWork(tx =>
      tx
        .insert(identityRecords)
        .values({ playerId: player.id, ...values })
        .onConflictDoUpdate({ target: identityRecords.playerId, set: values }),
    )
  beforeEach(async () => {
    Object.assign(checker, {
      isDown: false,
      validUntil: null,
      scanEndsAt: new Date(START.getTime() + HOUR_MS),
    })
    club.clock.set(START)
    await club.forgetAttempts()
    player = await club.addAccount()
    browser = club.browser()
    await browser.enter(player.email)
    await record({ attempts: 3 })
  })
  const renew = async () => {
    club.clock.advance(1_000)
    return (await browser.post(RENEWAL)).json
  }
  const status = async () => (await browser.get(STATUS)).json
  const profile = async () => (await browser.get('/api/loyalty/v2/profile')).json
  const rename = (firstName: string) => {
    const person = { firstName, lastName: 'Mendoza', birthDate: '1984-05-17', gender: null }
    const body = { ...person, phones: [], addresses: [] }
    return browser.send('PUT', '/api/loyalty/v2/profile', { body })
  }
  const reference = () => checker.scans.at(-1)?.reference ?? ''
  const decisions = () =>
    world.database.unitOfWork(async tx => {
      const rows = await tx.select().from(identityDecisions).where(eq(identityDecisions.playerId, player.id))
      return rows.map(({ decision, reference: of }) => [decision, of])
    })

  test('[API-027] [IDV-008] the endpoint makes a link that is pending', async () => {
    const asked = await renew()
    expect(asked).toEqual({
      verified: false,
      remaingAttempts: 0,
      manualScanUrl: `https://identity.example/${reference()}`,
      idScanResultKey: 'id.scan.pending',
      idScanSummaryResultKey: 'id.scan.pending',
      profileUpdated: false,
      completeActivityPoints: 0,
    })
    expect(await status()).toEqual(asked)
    expect(checker.scans.at(-1)).toMatchObject({
      subject: providerSubjectOf(deriveSecrets('s'.repeat(32)), 'identity', player.id),
      firstName: 'Verity',
      birthDate: '1984-05-17',
      ssnLast4: null,
    })
  })

  test('[IDV-012] the provider gets the digits that are still stored', async () => {
    const secrets = deriveSecrets('s'.repeat(32))
    await world.database.unitOfWork(tx =>
      storeNumber(tx, secrets, { playerId: player.id, digits: '4321' }, START),
    )
    await renew()
    expect(checker.scans.at(-1)?.ssnLast4).toBe('4321')
  })

  test('[IDV-009] an approved scan verifies the player', async () => {
    checker.validUntil = new Date(START.getTime() + 700 * DAY_MS)
    await renew()
    checker.decide(reference(), 'approved')
    expect(await status()).toMatchObject({
      verified: true,
      remaingAttempts: 3,
      manualScanUrl: null,
      idScanResultKey: 'id.scan.success',
    })
    expect(await profile()).toMatchObject({ idologyValid: true, idologyAttempts: 0 })
    expect(await decisions()).toEqual([['scanApproved', reference()]])
  })

  test('[IDV-009] a rejected scan leaves the player unverified, who may scan again', async () => {
    const first = await renew()
    checker.decide(reference(), 'rejected')
    expect(await status()).toMatchObject({ verified: false, idScanResultKey: 'id.scan.failure' })
    expect(await decisions()).toEqual([['scanRejected', reference()]])
    const second = await renew()
    expect(second.manualScanUrl).not.toBe(first.manualScanUrl)
    checker.decide(reference(), 'approved')
    expect((await status()).verified).toBe(true)
  })

  test('[IDV-010] a scan renews an expired verification', async () => {
    await record({ isValid: true, attempts: 0, expiresAt: START })
    expect(await profile()).toMatchObject({ idologyValid: true, idologyExpired: true })
    checker.validUntil = new Date(START.getTime() + 700 * DAY_MS)
    expect((await renew()).idScanResultKey).toBe('id.scan.pending')
    checker.decide(reference(), 'approved')
    expect((await status()).verified).toBe(true)
    expect(await profile()).toMatchObject({ idologyValid: true, idologyExpired: false })
  })

  test('only the provider decides: the outcome that a page sends is refused', async () => {
    await renew()
    const { status: refused } = await browser.post(STATUS, { verified: true })
    expect(refused).toBe(405)
    expect(await status()).toMatchObject({ verified: false, idScanResultKey: 'id.scan.pending' })
  })

  test('a decision is final', async () => {
    await renew()
    checker.decide(reference(), 'rejected')
    await status()
    checker.decide(reference(), 'approved')
    expect(await status()).toMatchObject({ verified: false, idScanResultKey: 'id.scan.failure' })
  })

  test('[IDV-005] a player who corrected the name is offered a scan of it in place of the open one', async () => {
    const first = await renew()
    await rename('Vera')
    checker.asked = 0
    expect(await status()).toMatchObject({ verified: false, manualScanUrl: null, idScanResultKey: null })
    expect(checker.asked).toBe(0)
    const second = await renew()
    expect(second).toMatchObject({ manualScanUrl: expect.any(String), idScanResultKey: 'id.scan.pending' })
    expect(second.manualScanUrl).not.toBe(first.manualScanUrl)
    expect(checker.scans.at(-1)).toMatchObject({ firstName: 'Vera' })
    checker.decide(reference(), 'approved')
    expect((await status()).verified).toBe(true)
  })

  test('[IDV-005] a player who corrects the name while the provider is asked gets a scan of it', async () => {
    const first = await renew()
    vi.spyOn(checker.provider, 'readScan').mockImplementationOnce(async () => {
      await rename('Vera')
      return { status: 'pending', validUntil: null }
    })
    expect((await renew()).manualScanUrl).not.toBe(first.manualScanUrl)
    expect(checker.scans.at(-1)).toMatchObject({ firstName: 'Vera' })
  })

  test('a profile that is saved with the same name and birth date keeps its open scan', async () => {
    const first = await renew()
    await rename('Verity')
    expect(await status()).toEqual(first)
    expect(await renew()).toEqual(first)
  })

  test('an approved scan does not verify a player who changed the name since, and is not a rejected one', async () => {
    await renew()
    await rename('Mallory')
    checker.decide(reference(), 'approved')
    // The profile takes the outcome in, before the dialog is opened.
    expect(await profile()).toMatchObject({ idologyValid: false })
    expect(await status()).toMatchObject({ verified: false, idScanResultKey: null })
    expect(await decisions()).toEqual([])
  })

  test('a link stays the same until the provider lets it expire', async () => {
    const first = await renew()
    expect(await renew()).toEqual(first)
    club.clock.advance(HOUR_MS / 2)
    expect(await renew()).toEqual(first)
    club.clock.advance(HOUR_MS / 2)
    await browser.enter(player.email)
    checker.scanEndsAt = new Date(START.getTime() + 2 * HOUR_MS)
    expect((await renew()).manualScanUrl).not.toBe(first.manualScanUrl)
    checker.decide(reference(), 'lapsed')
    expect(await status()).toMatchObject({ idScanResultKey: null, manualScanUrl: null })
    expect(await decisions()).toEqual([])
  })

  test('a link whose scan the provider no longer knows is replaced once its time is over, and not before', async () => {
    const first = await renew()
    checker.forgotten.add(reference())
    expect((await browser.post(RENEWAL)).problem).toMatchObject({ errorKey: 'Error.idology.unavailable' })
    club.clock.advance(HOUR_MS)
    await browser.enter(player.email)
    checker.scanEndsAt = new Date(START.getTime() + 2 * HOUR_MS)
    const second = await renew()
    expect(second.manualScanUrl).toEqual(expect.any(String))
    expect(second.manualScanUrl).not.toBe(first.manualScanUrl)
    expect(await decisions()).toEqual([])
  })

  test('a scan whose page was closed is settled by the job', async () => {
    await renew()
    checker.decide(reference(), 'approved')
    const kinds = club.server.jobs.filter(({ name }) => name === 'identity.scans')
    await createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
    // Before a profile is read, which takes the outcome in as well.
    expect(await decisions()).toEqual([['scanApproved', reference()]])
    expect(await profile()).toMatchObject({ idologyValid: true })
  })

  test('[IDV-009] [PROFILE-001] a profile has the outcome of a scan whose page was closed', async () => {
    await renew()
    expect(await profile()).toMatchObject({ idologyValid: false })
    checker.decide(reference(), 'approved')
    expect(await profile()).toMatchObject({ idologyValid: true, idologyAttempts: 0 })
    expect(await decisions()).toEqual([['scanApproved', reference()]])
  })

  test('[IDV-010] a profile has the renewal of a verification that had expired', async () => {
    await record({ isValid: true, attempts: 0, expiresAt: START })
    await renew()
    checker.validUntil = new Date(START.getTime() + 700 * DAY_MS)
    checker.decide(reference(), 'approved')
    expect(await profile()).toMatchObject({ idologyValid: true, idologyExpired: false })
  })

  test('a scan that was rejected after its page was closed is replaced by a new one', async () => {
    const first = await renew()
    checker.decide(reference(), 'rejected')
    const second = await renew()
    expect(second).toMatchObject({ idScanResultKey: 'id.scan.pending' })
    expect(second.manualScanUrl).not.toBe(first.manualScanUrl)
  })

  test('a page that does not know yet that a scan was approved gets that result, not another scan', async () => {
    await renew()
    checker.decide(reference(), 'approved')
    expect(await renew()).toMatchObject({ verified: true, idScanResultKey: 'id.scan.success' })
    expect(await renew()).toMatchObject({ verified: true, idScanResultKey: 'id.scan.success' })
    const own = providerSubjectOf(deriveSecrets('s'.repeat(32)), 'identity', player.id)
    expect(checker.scans.filter(({ subject }) => subject === own)).toHaveLength(1)
  })

  test('a profile is read while the provider is down, and asks for a scan twelve times a minute at most', async () => {
    await renew()
    checker.isDown = true
    expect(await profile()).toMatchObject({ idologyValid: false })
    checker.isDown = false
    checker.asked = 0
    for (let n = 0; n < 20; n += 1) expect(await profile()).toMatchObject({ idologyValid: false })
    expect(checker.asked).toBe(11)
    club.clock.advance(MINUTE_MS)
    checker.decide(reference(), 'approved')
    expect(await profile()).toMatchObject({ idologyValid: true })
  })

  test('the status has no link before the first scan', async () => {
    expect(await status()).toMatchObject({ manualScanUrl: null, idScanResultKey: null })
  })

  describe('a scan', () => {
    test('is refused to guests', async () => {
      const guest = await club.browser().open()
      expect((await guest.post(RENEWAL)).status).toBe(401)
      expect((await guest.get(STATUS)).status).toBe(401)
    })

    test.each([
      ['while attempts are left', { attempts: 2 }],
      ['to a verified player', { attempts: 0, isValid: true }],
    ])('is refused %s', async (_, values) => {
      await record(values)
      const { status: code, problem } = await browser.post(RENEWAL)
      expect([code, problem.errorKey]).toEqual([422, 'Error.idology.scanNotOffered'])
    })

    test('is refused while the provider is down, and nothing is lost', async () => {
      checker.isDown = true
      const { status: code, problem } = await browser.post(RENEWAL)
      expect([code, problem.errorKey]).toEqual([503, 'Error.idology.unavailable'])
      checker.isDown = false
      await renew()
      checker.isDown = true
      expect((await browser.get(STATUS)).status).toBe(503)
      checker.isDown = false
      expect((await status()).idScanResultKey).toBe('id.scan.pending')
    })

    test('is refused after ten a day, and its status after sixty requests a minute', async () => {
      for (let n = 0; n < 10; n += 1) {
        await renew()
        checker.decide(reference(), 'rejected')
        await status()
      }
      expect((await browser.post(RENEWAL)).status).toBe(429)
      for (let n = 10; n < 60; n += 1) await status()
      expect((await browser.get(STATUS)).status).toBe(429)
    })
  })

  test('an approved scan neither shows to another player nor verifies them', async () => {
    await renew()
    checker.decide(reference(), 'approved')
    const other = await club.addAccount()
    await world.database.unitOfWork(tx =>
      tx.insert(identityRecords).values({ playerId: other.id, attempts: 3 }),
    )
    const elsewhere = club.browser()
    await elsewhere.enter(other.email)
    expect(await status()).toMatchObject({ verified: true })
    expect((await elsewhere.get(STATUS)).json).toMatchObject({ verified: false, idScanResultKey: null })
  })
})

onPostgres('scans in parallel', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { mail: null, identity: checker.provider } })

  test('parallel requests open one scan, and it is decided once', async () => {
    const player = await club.addAccount()
    await world.database.unitOfWork(tx =>
      tx.insert(identityRecords).values({ playerId: player.id, attempts: 3 }),
    )
    const browser = club.browser()
    await browser.enter(player.email)
    const asked = await Promise.all(Array.from({ length: 8 }, () => browser.post(RENEWAL)))
    expect(new Set(asked.map(({ json }) => json.manualScanUrl)).size).toBe(1)
    const open = await world.database.unitOfWork(tx =>
      tx.select().from(identityScans).where(eq(identityScans.playerId, player.id)),
    )
    expect(open).toHaveLength(1)
    checker.decide(open[0]?.reference ?? '', 'approved')
    const read = await Promise.all(Array.from({ length: 8 }, () => browser.get(STATUS)))
    expect(read.map(({ json }) => json.verified)).toEqual(Array(8).fill(true))
    const decided = await world.database.unitOfWork(tx =>
      tx.select().from(identityDecisions).where(eq(identityDecisions.playerId, player.id)),
    )
    expect(decided).toHaveLength(1)
  })

  test('the job, the page that polls, and pages that read the profile at once decide it once', async () => {
    const player = await club.addAccount()
    await world.database.unitOfWork(tx =>
      tx.insert(identityRecords).values({ playerId: player.id, attempts: 3 }),
    )
    const browser = club.browser()
    await browser.enter(player.email)
    await browser.post(RENEWAL)
    checker.decide(checker.scans.at(-1)?.reference ?? '', 'approved')
    const kinds = club.server.jobs.filter(({ name }) => name === 'identity.scans')
    const jobs = createJobRunner({ database: world.database, clock: club.clock, kinds })
    const [polls, renewals, profiles] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => browser.get(STATUS))),
      Promise.all(Array.from({ length: 4 }, () => browser.post(RENEWAL))),
      Promise.all(Array.from({ length: 4 }, () => browser.get('/api/loyalty/v2/profile'))),
      jobs.runDue(),
    ])
    expect([...polls, ...renewals].map(({ json }) => json.verified)).toEqual(Array(8).fill(true))
    expect(profiles.map(({ json }) => json.idologyValid)).toEqual(Array(4).fill(true))
    const decided = await world.database.unitOfWork(tx =>
      tx.select().from(identityDecisions).where(eq(identityDecisions.playerId, player.id)),
    )
    expect(decided.map(({ decision }) => decision)).toEqual(['scanApproved'])
  })
})
