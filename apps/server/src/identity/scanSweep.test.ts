import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres } from '../../test/engines.ts'
import { fakeIdentityProvider } from '../../test/fakeIdentityProvider.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { sweepRetries } from '../kernel/sweeps/sweeps.tables.ts'
import { identityRecords, identityScans } from './identity.tables.ts'

const MINUTE_MS = 60_000

onPostgres('scans whose page was closed', world => {
  const checker = fakeIdentityProvider()
  const club = startServer(world, { providers: { identity: checker.provider } })
  const run = () => {
    const kinds = club.server.jobs.filter(({ name }) => name === 'identity.scans')
    return createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
  }
  /** Each one is younger than the one before, and the provider rejects it. */
  const addScans = async (count: number) => {
    const scans: { id: string; reference: string }[] = []
    for (let index = 0; index < count; index += 1) {
      const { id: playerId } = await club.addAccount()
      const [id, reference] = [randomUUID(), randomUUID()]
      checker.decide(reference, 'rejected')
      await world.database.unitOfWork(async tx => {
        await tx.insert(identityRecords).values({ playerId, attempts: 3 })
        await tx.insert(identityScans).values({
          id,
          playerId,
          reference,
          url: 'https://identity.example/scan',
          facts: Buffer.from('facts'),
          state: 'pending',
          createdAt: new Date(club.clock.now().getTime() - (count - index) * MINUTE_MS),
          expiresAt: new Date(club.clock.now().getTime() + 24 * 60 * MINUTE_MS),
        })
      })
      scans.push({ id, reference })
    }
    return scans
  }
  const statesOf = (scans: { id: string }[]) =>
    Promise.all(
      scans.map(async ({ id }) => {
        const [scan] = await world.database.unitOfWork(tx =>
          tx.select().from(identityScans).where(eq(identityScans.id, id)),
        )
        return scan?.state
      }),
    )

  beforeEach(async () => {
    checker.isDown = false
    checker.forgotten.clear()
    club.clock.advance(24 * 60 * MINUTE_MS)
    await world.database.unitOfWork(async tx => {
      await tx.delete(identityScans)
      await tx.delete(sweepRetries)
    })
  })

  test('are settled in the same pass except one that the provider does not know, which is reported by id', async () => {
    const scans = await addScans(3)
    const [bad] = scans
    checker.forgotten.add(bad?.reference ?? '')
    for (let passes = 0; passes < 5; passes += 1) {
      await run()
      expect(await statesOf(scans)).toEqual(['pending', 'rejected', 'rejected'])
      club.clock.advance(30 * MINUTE_MS)
    }
    const logged = club.log.split('\n').find(line => line.includes('sweep row keeps failing'))
    expect(JSON.parse(logged ?? '{}')).toMatchObject({
      level: 'error',
      sweep: 'identity.scans',
      id: bad?.id,
      failures: 5,
      provider: 'identity provider',
      status: 404,
    })
    checker.forgotten.clear()
    await run()
    expect(await statesOf(scans)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toEqual([])
  })

  test('end where their time is over and the provider does not know them', async () => {
    const scans = await addScans(1)
    checker.forgotten.add(scans[0]?.reference ?? '')
    club.clock.advance(24 * 60 * MINUTE_MS)
    await run()
    expect(await statesOf(scans)).toEqual(['lapsed'])
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toEqual([])
  })

  test('are left alone after three failures in a row while the provider is down, and settled later', async () => {
    const scans = await addScans(5)
    checker.isDown = true
    await run()
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toHaveLength(3)
    checker.isDown = false
    club.clock.advance(5 * MINUTE_MS)
    await run()
    expect(await statesOf(scans)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'rejected'])
  })
})
