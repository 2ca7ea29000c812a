import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { useServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onEachEngine } from '../../test/engines.ts'
import { LAS_VEGAS, locationService, PHOENIX } from '../../test/locationService.ts'
import { locationPasses } from './location.tables.ts'
import { requireLocation } from './requireLocation.ts'

const MINUTE_MS = 60_000

onEachEngine('where a player is', world => {
  const service = locationService()
  const club = useServer(world, { providers: { location: service.provider } })
  let playerId = ''
  let browser: Browser
  beforeEach(async () => {
    Object.assign(service, { says: null, isDown: false })
    service.asked.length = 0
    club.clock.set(START)
    await club.forgetTries()
    const player = await club.addAccount()
    playerId = player.id
    browser = club.browser()
    await browser.enter(player.email)
  })
  const check = (reading: object = { permission: 'GRANTED', position: PHOENIX }) =>
    browser.post('/api/location/checks', reading)
  const passes = () => world.database.unitOfWork(tx => requireLocation(tx, playerId, club.clock.now()))

  test('[GEO-005] in the state it may go on, for a while', async () => {
    expect((await check()).json).toEqual({ permission: 'GRANTED', isAvailable: true, isInRegion: true })
    expect(service.asked).toEqual([{ permission: 'GRANTED', position: PHOENIX, subject: playerId }])
    await passes()
    club.clock.advance(5 * MINUTE_MS)
    await passes()
    club.clock.advance(1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-005] an answer from a clock that was ahead does not count once the clock is set back', async () => {
    await check()
    club.clock.advance(-5 * MINUTE_MS)
    await passes()
    club.clock.advance(-1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-006] outside the state it may not, and what was allowed before does not count any more', async () => {
    await check()
    const { json } = await check({ permission: 'GRANTED', position: LAS_VEGAS })
    expect(json).toEqual({ permission: 'GRANTED', isAvailable: true, isInRegion: false })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.notInRegion' })
  })

  test('[GEO-003] a browser that refuses is no place, even where it names one, and is not told to be elsewhere', async () => {
    await check()
    const { json } = await check({ permission: 'DENIED', position: PHOENIX })
    expect(json).toMatchObject({ permission: 'DENIED' })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-004] a device that does not know where it is is told so', async () => {
    const { json } = await check({ permission: 'GRANTED', position: null })
    expect(json).toEqual({ permission: 'GRANTED', isAvailable: false, isInRegion: false })
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('what the browser says is no proof: the service’s word counts', async () => {
    service.says = { permission: 'GRANTED', position: LAS_VEGAS }
    expect((await check()).json).toMatchObject({ isInRegion: false })
    service.says = { permission: 'GRANTED', position: PHOENIX }
    expect((await check({ permission: 'DENIED', position: null })).json).toMatchObject({ isInRegion: true })
    await passes()
  })

  test('[GEO-003] a check that fails says so, and says nothing of the player', async () => {
    service.isDown = true
    const { status, problem } = await check()
    expect([status, problem.errorKey]).toEqual([503, 'location.checkFailed'])
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-005] a check that fails leaves a fresh good answer valid, for as long as it was', async () => {
    await check()
    club.clock.advance(3 * MINUTE_MS)
    service.isDown = true
    await check()
    await passes()
    club.clock.advance(2 * MINUTE_MS + 1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('[GEO-006] a check that fails does not wipe out a fresh bad answer', async () => {
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

  test('[GEO-005] an answer is as old as its question', async () => {
    const late = service.hold()
    const slow = check()
    await late.isAsked
    club.clock.advance(5 * MINUTE_MS)
    late.answer()
    await slow
    await passes()
    club.clock.advance(1)
    await expect(passes()).rejects.toMatchObject({ errorKey: 'location.unavailable' })
  })

  test('nothing of where a player was is kept', async () => {
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
  ])('%j is no reading of a device', async reading => {
    expect((await check(reading)).status).toBe(400)
    expect(service.asked).toEqual([])
  })

  test('nobody tries out places by the hundred, and guests have none', async () => {
    for (let tries = 0; tries < 60; tries += 1) await check()
    expect((await check()).status).toBe(429)
    expect((await club.browser().post('/api/location/checks', {})).status).toBe(401)
  })
})

onEachEngine('a club without a location service', world => {
  const club = useServer(world)
  test('[GEO-003] knows of nobody where they are', async () => {
    const browser = club.browser()
    await browser.enter((await club.addAccount()).email)
    const reading = { permission: 'GRANTED', position: PHOENIX }
    const { status, problem } = await browser.post('/api/location/checks', reading)
    expect([status, problem.errorKey]).toEqual([503, 'location.checkFailed'])
  })
})
