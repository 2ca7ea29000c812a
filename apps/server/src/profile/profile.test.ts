import { copperStateLottery, CREDIT_TERMS } from '@players-club/domain-models'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { home as address } from '../../test/registrations.ts'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onEachEngine, onPostgres, startNeighbour } from '../../test/engines.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { whileLocked } from '../../test/whileLocked.ts'
import { players } from '../accounts/accounts.tables.ts'
import { identityDecisions, identityRecords } from '../identity/identity.tables.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { createProfile } from './index.ts'

const PATH = '/api/loyalty/v2/profile'
const BILLING = '/api/loyalty/v1/profile'
const EARNS = CREDIT_TERMS['complete-profile'].points

const home = { ...address, addressTypeId: 'HOME' as const }
const person = { firstName: 'Verity', lastName: 'Mendoza', birthDate: '1984-05-17', gender: null }
const bare = { ...person, phones: [], addresses: [] }
const whole = {
  ...person,
  phones: [{ phone: '6025550100', phoneTypeId: 'MOBILE' as const }],
  addresses: [home],
}

onEachEngine('a profile', world => {
  const club = startServer(world)
  let player = { id: '', email: '', login: '' }
  let browser: Browser
  beforeEach(async () => {
    player = await club.addAccount()
    browser = club.browser()
    await browser.enter(player.email)
  })
  const put = (body: unknown, path = PATH) => browser.send('PUT', path, { body })
  const verify = () =>
    world.database.unitOfWork(tx =>
      tx
        .insert(identityRecords)
        .values({ playerId: player.id, isValid: true, attempts: 0, verifiedAt: START }),
    )

  test('[PROFILE-008] [API-024] is read with all its fields', async () => {
    const { status, json } = await browser.get(PATH)
    expect(status).toBe(200)
    expect(json).toEqual({
      id: player.id,
      login: player.login,
      email: player.email,
      firstName: 'Verity',
      lastName: 'Mendoza',
      birthDate: '1984-05-17',
      gender: null,
      phones: [],
      addresses: [],
      idologyValid: false,
      idologyExpired: false,
      idologyAttempts: 0,
      idologyMaxAttempts: 3,
      completeActivityPoints: 0,
      completedDate: null,
      isLegacyUser: false,
    })
  })

  test('[API-024] is saved, and the answer has its new state', async () => {
    const { status, json } = await put({ ...whole, gender: 'NEUTRAL', firstName: ' Zoë ' })
    expect(status).toBe(200)
    expect(json).toMatchObject({ firstName: 'Zoë', gender: 'NEUTRAL' })
    expect(json.addresses).toEqual([{ ...home, id: expect.any(String) }])
    expect(json.phones).toEqual([{ phone: '6025550100', phoneTypeId: 'MOBILE', id: expect.any(String) }])
    const again = await browser.get(PATH)
    expect(again.json).toEqual({ ...json, completeActivityPoints: 0 })
    const account = await browser.get('/api/account')
    expect(account.json.firstName).toBe('Zoë')
  })

  test('a save removes what it leaves out, and an unchanged entry keeps its id', async () => {
    const first = await put(whole)
    const second = await put({ ...whole, phones: [], addresses: [{ ...home, address1: '5 Elm St' }] })
    expect(second.json.phones).toEqual([])
    expect(second.json.addresses).toMatchObject([{ id: first.json.addresses[0].id, address1: '5 Elm St' }])
    expect((await put(bare)).json.addresses).toEqual([])
  })

  test('[PROFILE-007] completing the profile earns points once', async () => {
    expect((await put({ ...whole, phones: [] })).json.completeActivityPoints).toBe(0)
    const done = await put(whole)
    expect(done.json).toMatchObject({ completeActivityPoints: EARNS, completedDate: START.toISOString() })
    club.clock.advance(60_000)
    expect((await put(bare)).json.completedDate).toBe(START.toISOString())
    expect((await put(whole)).json).toMatchObject({
      completeActivityPoints: 0,
      completedDate: START.toISOString(),
    })
    club.clock.set(START)
    expect(await readBalance(world.database, player.id, 'points')).toBe(EARNS)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[VALID-013] [VALID-014] a player is old enough on the 21st birthday in Phoenix, and not the day before', async () => {
    // Still 5 March in Phoenix, already 6 March in UTC.
    club.clock.set(new Date('2026-03-06T06:59:59Z'))
    await browser.enter(player.email)
    const leaving = await put({ ...whole, birthDate: '2005-03-06' })
    expect(leaving.status).toBe(422)
    expect(leaving.problem).toMatchObject({ errorKey: 'field.birthDate.tooYoung', params: { age: 21 } })
    club.clock.set(new Date('2026-03-06T07:00:00Z'))
    expect((await put({ ...whole, birthDate: '2005-03-06' })).status).toBe(200)
    club.clock.set(START)
  })

  test('[VALID-013] a birth date of 29 February is kept, and refused in a year that has none', async () => {
    expect((await put({ ...whole, birthDate: '1984-02-29' })).json.birthDate).toBe('1984-02-29')
    expect((await put({ ...whole, birthDate: '1983-02-29' })).status).toBe(400)
  })

  test('[VALID-012] the apostrophe that phones type is stored as the one of keyboards', async () => {
    expect((await put({ ...whole, lastName: 'O’Neil' })).json.lastName).toBe("O'Neil")
  })

  test('[ERR-018] [VALID-019] an impossible address is refused, and nothing else is saved with it', async () => {
    const { status, problem } = await put({
      ...whole,
      firstName: 'Zoë',
      addresses: [{ ...home, stateCode: 'ON' }],
    })
    expect(status).toBe(422)
    expect(problem).toMatchObject({ errorKey: 'registration.addressInvalid', params: { fields: 'state' } })
    expect((await browser.get(PATH)).json.firstName).toBe('Verity')
  })

  test('text is returned exactly as a player wrote it', async () => {
    const address1 = `<img src=x onerror="alert(1)"> 'שלום' 🏜️ ; drop table players --`
    const { json } = await put({ ...whole, firstName: 'محمد', addresses: [{ ...home, address1 }] })
    expect(json).toMatchObject({ firstName: 'محمد', addresses: [{ address1 }] })
  })

  test('[PROFILE-003] a change of verified data ends the verification, and other changes keep it', async () => {
    await put(whole)
    await verify()
    expect((await put({ ...whole, gender: 'MALE', phones: [] })).json.idologyValid).toBe(true)
    const moved = await put({ ...whole, addresses: [{ ...home, address1: '5 Elm St' }] })
    expect(moved.json).toMatchObject({ idologyValid: false, idologyAttempts: 0 })
    const decisions = await world.database.unitOfWork(tx =>
      tx.select().from(identityDecisions).where(eq(identityDecisions.playerId, player.id)),
    )
    expect(decisions).toMatchObject([{ decision: 'reset' }])
  })

  test('[PROFILE-003] a player verified by an ID scan stays verified with a first home address', async () => {
    await put({ ...whole, addresses: [] })
    await verify()
    expect((await put(whole)).json).toMatchObject({ idologyValid: true, addresses: [{ city: home.city }] })
    const moved = await put({ ...whole, addresses: [{ ...home, address1: '5 Elm St' }] })
    expect(moved.json.idologyValid).toBe(false)
  })

  test('[API-025] [PROFILE-011] [PROFILE-012] billing address and phone are kept beside the home ones', async () => {
    await put(whole)
    const billing = {
      lotteryId: 2,
      phones: [{ phone: '5205550199', phoneTypeId: 'BILLING' }],
      addresses: [{ ...address, city: 'tucson', addressTypeId: 'BILLING' }],
    }
    const { status, json } = await put(billing, BILLING)
    expect(status).toBe(200)
    expect(json.addresses).toMatchObject([
      { addressTypeId: 'BILLING', city: 'Tucson' },
      { addressTypeId: 'HOME', city: 'Phoenix' },
    ])
    expect(json.phones).toMatchObject([
      { phoneTypeId: 'BILLING', phone: '5205550199' },
      { phoneTypeId: 'MOBILE', phone: '6025550100' },
    ])
    expect((await put(bare)).json.addresses).toMatchObject([{ addressTypeId: 'BILLING' }])
    expect((await put({ ...billing, lotteryId: 1 }, BILLING)).status).toBe(400)
    expect((await put({ ...billing, phones: [] }, BILLING)).status).toBe(400)
  })

  test('is changed by its own player only, not by another player or a guest', async () => {
    await put(whole)
    const other = await club.addAccount()
    const elsewhere = club.browser()
    await elsewhere.enter(other.email)
    await elsewhere.send('PUT', PATH, { body: { ...bare, firstName: 'Other' } })
    expect((await browser.get(PATH)).json).toMatchObject({ firstName: 'Verity', phones: whole.phones })
    const guest = await club.browser().open()
    expect((await guest.get(PATH)).status).toBe(401)
    expect((await guest.send('PUT', PATH, { body: whole })).status).toBe(401)
    expect((await guest.send('PUT', BILLING, { body: {} })).status).toBe(401)
  })

  test('a save without a CSRF token is refused', async () => {
    browser.csrfToken = null
    expect((await put(whole)).status).toBe(403)
  })

  test('is deleted with its player', async () => {
    await put({ ...whole, phones: [] })
    await world.database.unitOfWork(tx => tx.delete(players).where(eq(players.id, player.id)))
    const rows = await world.database.statement<{ left: number }>({
      name: 'test.left',
      text: `select (select count(*) from player_addresses where player_id = $1)
        + (select count(*) from player_phones where player_id = $1)
        + (select count(*) from profiles where player_id = $1) as left`,
      values: [player.id],
    })
    expect(Number(rows[0]?.left)).toBe(0)
  })

  test('[API-028] everyone can look up countries, their states and the cities of those states', async () => {
    const guest = await club.browser().open()
    const { countries } = (await guest.get('/api/countries')).json
    expect(countries[0]).toEqual({ id: 840, name: 'United States', iso2: 'US' })
    const { states } = (await guest.get('/api/countries/840/states')).json
    expect(states).toContainEqual({ id: 84004, name: 'Arizona', stateCode: 'AZ' })
    const { cities } = (await guest.get('/api/states/84004/cities')).json
    expect(cities).toContainEqual({ id: expect.any(Number), name: 'Phoenix' })
    expect((await guest.get('/api/countries/1/states')).json).toEqual({ states: [] })
    expect((await guest.get('/api/countries/us/states')).status).toBe(400)
  })
})

// Refused before any data is written: one engine is enough.
onPostgres('a profile that is not valid', world => {
  const club = startServer(world)
  let browser: Browser
  beforeEach(async () => {
    browser = (await club.enterNew()).browser
  })
  const put = (body: unknown) => browser.send('PUT', PATH, { body })

  test.each([
    ['email', 'other@players.example'],
    ['login', 'other'],
    ['id', '0199aa00-0000-7000-8000-000000000001'],
    ['idologyValid', true],
    ['idologyMaxAttempts', 99],
    ['completeActivityPoints', 5],
    ['isLegacyUser', true],
  ])('a save with %s is refused', async (field, value) => {
    const { status } = await put({ ...whole, [field]: value })
    expect(status).toBe(400)
    expect((await browser.get(PATH)).json.phones).toEqual([])
  })

  test.each([
    [{ firstName: 'An4' }, 'field.firstName'],
    [{ firstName: '   ' }, 'field.firstName'],
    [{ lastName: '<script>alert(1)</script>' }, 'field.lastName'],
    [{ lastName: 'Mendoza\u202e' }, 'field.lastName'],
    [{ lastName: '🎲' }, 'field.lastName'],
    [{ lastName: '\u3164' }, 'field.lastName'],
    [{ lastName: 'x'.repeat(31) }, 'field.lastName'],
    [{ birthDate: '1900-01-01' }, 'field.birthDate'],
    [{ addresses: [{ ...home, address1: '\u200b\u2060' }] }, 'registration.addressInvalid'],
    [{ addresses: [{ ...home, zipCode: '\t' }] }, 'registration.addressInvalid'],
    [{ birthDate: '1890-01-01' }, 'field.birthDate'],
  ])('[VALID-012] [VALID-013] %j is refused and changes nothing', async (wrong, errorKey) => {
    const { status, problem } = await put({ ...whole, ...wrong })
    expect(status).toBe(422)
    expect(problem.errorKey).toBe(errorKey)
    expect((await browser.get(PATH)).json).toMatchObject({ firstName: 'Verity', addresses: [] })
  })

  test.each([
    { phones: [{ phone: '602', phoneTypeId: 'MOBILE' }] },
    { phones: [{ phone: '6025550100', phoneTypeId: 'BILLING' }] },
    { addresses: [home, home] },
    { addresses: [{ ...home, address1: 'x'.repeat(256) }] },
    { addresses: [{ ...home, id: 'someone-elses' }] },
    { gender: '' },
    { lastName: 'Mendoza\0' },
    { addresses: [{ ...home, address1: '1 Elm\0St' }] },
    { birthDate: '1990-04-31' },
    { birthDate: '21' },
  ])('a profile with %j is refused', async wrong => {
    expect((await put({ ...whole, ...wrong })).status).toBe(400)
  })
})

onPostgres('a profile under load', world => {
  const club = startServer(world)
  const few = startNeighbour(world, { poolSize: 3, statementTimeoutMs: 300_000 })

  test('the saves of a player whose row is locked leave connections to the others', async () => {
    const profile = createProfile({
      database: few.database,
      clock: club.clock,
      lottery: copperStateLottery,
      settleOpenScan: () => Promise.resolve(false),
    })
    const [held, free] = [await club.addAccount(), await club.addAccount()]
    // Settled from the start: one of them may be refused before the lock's own unit of work has ended.
    let waiting = Promise.allSettled<unknown>([])
    await whileLocked(world.database, sql`select from players where id = ${held.id} for update`, async () => {
      waiting = Promise.allSettled(Array.from({ length: 10 }, () => profile.updateProfile(held.id, whole)))
      expect(await profile.updateProfile(free.id, whole)).toMatchObject({ id: free.id })
    })
    expect(reasonsOf(await waiting)).toEqual([])
  })

  test('[PROFILE-007] a profile completed in many tabs at once earns points once', async () => {
    const { id } = await club.addAccount()
    const profile = createProfile({
      database: world.database,
      clock: club.clock,
      lottery: copperStateLottery,
      settleOpenScan: () => Promise.resolve(false),
    })
    const saved = await Promise.all(Array.from({ length: 8 }, () => profile.updateProfile(id, whole)))
    const earned = saved.map(({ completeActivityPoints }) => completeActivityPoints)
    expect(earned.toSorted((a, b) => b - a)).toEqual([EARNS, 0, 0, 0, 0, 0, 0, 0])
    expect(await readBalance(world.database, id, 'points')).toBe(EARNS)
  })
})
