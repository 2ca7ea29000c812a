import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onEachEngine } from '../../test/engines.ts'
import { LAS_VEGAS, fakeLocationService, PHOENIX } from '../../test/fakeLocationService.ts'
import { deriveSecrets, providerSubjectOf } from '../kernel/secrets/secrets.ts'
import { locationPasses } from './location.tables.ts'
import { requireLocation } from './requireLocation.ts'

const MINUTE_MS = 60_000

onEachEngine('the location check', world => {
  const service = fakeLocationService()
  const club = startServer(world, { providers: { location: service.provider } })
  let playerId = ''
  let browser: Browser
  beforeEach(async () => {
    Object.assign(service, { says: null, isDown: false })
    service.asked.length = 0
    club.clock.set(START)
    await club.forgetAttempts()
    const player = await club.addAccount()
    playerId = player.id
    browser = club.browser()
    await browser.enter(player.email)
  })
  const check = (reading: object = { permission: 'GRANTED', position: PHOENIX }) =>
    browser.post('/api/location/checks', reading)
  const passes = () => world.database.unitOfWork(tx => requireLocation(tx, playerId, club.clock.now()))

  test('[GEO-005] a player in the state is allowed, until the answer is too old', async () => {
    expect((await check()).json).toEqual({ permission: 'GRANTED', isAvailable: true, isInRegion: true })
    const subject = providerSubjectOf(deriveSecrets('s'.repeat(32)), 'location', playerId)
    expect(service.asked).toEqual([{ permission: 'GRANTED', position: PHOENIX, subject }])
    await passes()
    club.clock.advance(MINUTE_MS)
    await passes()
    club.clock.advance(1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-005] an answer from the future does not count once the clock is set back', async () => {
    await check()
    club.clock.advance(-MINUTE_MS)
    await passes()
    club.clock.advance(-1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-005] a new answer replaces one from the future once the clock is set back', async () => {
    await check()
    club.clock.advance(-MINUTE_MS - 1)
    await check()
    await expect(passes()).resolves.toBeUndefined()
  })

  test('[GEO-006] a player outside the state is refused, and an earlier permission no longer counts', async () => {
    await check()
    const { json } = await check({ permission: 'GRANTED', position: LAS_VEGAS })
    expect(json).toEqual({ permission: 'GRANTED', isAvailable: true, isInRegion: false })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.notInRegion' })
  })

  test('[GEO-003] a denied permission is no location, even with a position, and is not reported as out of state', async () => {
    await check()
    const { json } = await check({ permission: 'DENIED', position: PHOENIX })
    expect(json).toMatchObject({ permission: 'DENIED' })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-004] a device without a position is reported as unavailable', async () => {
    const { json } = await check({ permission: 'GRANTED', position: null })
    expect(json).toEqual({ permission: 'GRANTED', isAvailable: false, isInRegion: false })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('the answer of the location service counts, not what the browser claims', async () => {
    service.says = { permission: 'GRANTED', position: LAS_VEGAS }
    expect((await check()).json).toMatchObject({ isInRegion: false })
    service.says = { permission: 'GRANTED', position: PHOENIX }
    expect((await check({ permission: 'DENIED', position: null })).json).toMatchObject({ isInRegion: true })
    await passes()
  })

  test('[GEO-003] a failed check is reported as such, and not as out of state', async () => {
    service.isDown = true
    const { status, problem } = await check()
    expect([status, problem.errorKey]).toEqual([503, 'location.checkFailed'])
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-005] a failed check keeps a recent permission valid for the rest of its time', async () => {
    await check()
    club.clock.advance(40_000)
    service.isDown = true
    await check()
    await passes()
    club.clock.advance(20_001)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-006] a failed check does not replace a recent refusal', async () => {
    await check({ permission: 'GRANTED', position: LAS_VEGAS })
    service.isDown = true
    await check()
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.notInRegion' })
  })

  test.each([
    ['good', PHOENIX, LAS_VEGAS, 'location.notInRegion'],
    ['bad', LAS_VEGAS, PHOENIX, null],
  ] as const)(
    '[GEO-006] an older %s answer that arrives late does not replace a newer one',
    async (_, older, newer, refusal) => {
      const late = service.hold()
      const first = check({ permission: 'GRANTED', position: older })
      await late.isAsked
      club.clock.advance(1)
      await check({ permission: 'GRANTED', position: newer })
      late.answer()
      expect((await first).status).toBe(200)
      const said = await passes().catch((error: unknown) => error)
      expect(said).toEqual(refusal === null ? undefined : expect.objectContaining({ errorKey: refusal }))
    },
  )

  test('[GEO-005] the age of an answer counts from its question', async () => {
    const late = service.hold()
    const slow = check()
    await late.isAsked
    club.clock.advance(MINUTE_MS)
    late.answer()
    await slow
    await passes()
    club.clock.advance(1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('no position of a player is stored or logged', async () => {
    await check({ permission: 'GRANTED', position: { lat: 33.739184, lon: -112.739184 } })
    const kept = await world.database.unitOfWork(tx => tx.select().from(locationPasses))
    expect(JSON.stringify(kept)).not.toContain('739184')
    expect(club.log).not.toContain('739184')
  })

  test.each([
    { permission: 'GRANTED' },
    { permission: 'GRANTED', position: { lat: 91, lon: 0 } },
    { permission: 'GRANTED', position: { lat: 0, lon: 181 } },
    { permission: 'GRANTED', position: PHOENIX, isInRegion: true },
    { permission: '', position: null },
  ])('the reading %j is refused', async reading => {
    expect((await check(reading)).status).toBe(400)
    expect(service.asked).toEqual([])
  })

  test('checks are limited to sixty, and refused to guests', async () => {
    for (let tries = 0; tries < 60; tries += 1) await check()
    expect((await check()).status).toBe(429)
    expect((await club.browser().post('/api/location/checks', {})).status).toBe(401)
  })
})

onEachEngine('a club without a location service', world => {
  const club = startServer(world)
  test('[GEO-003] refuses every player as not located', async () => {
    const browser = club.browser()
    await browser.enter((await club.addAccount()).email)
    const reading = { permission: 'GRANTED', position: PHOENIX }
    const { status, problem } = await browser.post('/api/location/checks', reading)
    expect([status, problem.errorKey]).toEqual([503, 'location.checkFailed'])
  })
})
