import type { Lottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { copyPostgres, onEachEngine } from '../../../test/engines.ts'
import { toEarlierSchema } from '../../../test/earlierSchema.ts'
import { addPlayer } from '../../../test/players.ts'
import { DatabaseRefusedError, openDatabase } from './index.ts'
import { requireSameLottery } from './requireSameLottery.ts'
import type { Database } from './Database.ts'

/** `0005_database_mode`, as the journal identifies it. */
const MODE_MIGRATION = 1795817159639

const first = { zone: 'America/Phoenix', currency: 'USD' } as const

onEachEngine('the data of a lottery', world => {
  test('has the zone, the currency and the mode of the first start, and is refused with others', async () => {
    await requireSameLottery(world.database, { zone: 'America/Denver', currency: 'USD' })
    const start = (lottery: Pick<Lottery, 'zone' | 'currency'>, mode: 'demo' | 'production' = 'production') =>
      world.reopen({ owner: { ...lottery, mode } })
    await start(first)
    await start(first)
    for (const other of [
      { zone: 'America/Denver', currency: 'USD' },
      { zone: 'America/Phoenix', currency: 'CAD' },
    ]) {
      for (const ask of [() => start(other), () => requireSameLottery(world.database, other)]) {
        const refused = ask()
        await expect(refused).rejects.toThrow(DatabaseRefusedError)
        await expect(refused).rejects.toThrow(
          `This data has the zone America/Phoenix and the currency USD, and this program has the zone ${other.zone} and the currency ${other.currency}: those of LOTTERY_CONFIG or, without it, of the Copper State Lottery.`,
        )
        await start(first)
      }
    }
    await expect(start(first, 'demo')).rejects.toThrow(DatabaseRefusedError)
    await start(first)
    await requireSameLottery(world.database, first)
  })
})

test('new data is that of one of two servers that start at the same time, and the other one is refused', async () => {
  const place = await copyPostgres('postgres', { empty: true })
  const start = (mode: 'demo' | 'production') =>
    openDatabase({ ...place.location, owner: { ...first, mode } }).then(database => database.close())
  const ends = await Promise.allSettled([start('demo'), start('production')])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refusal = expect.objectContaining({ name: 'DatabaseRefusedError' })
  expect(ends).toContainEqual({ status: 'rejected', reason: refusal })
  await place.remove()
})

onEachEngine('data of an earlier schema', world => {
  const owner = { ...first, mode: 'demo' } as const
  const others = [
    { ...owner, zone: 'America/Denver' },
    { ...owner, currency: 'CAD' },
    { ...owner, mode: 'production' },
  ] as const
  const requireUntouched = async () => {
    const { location } = world
    const opening = openDatabase({ ...location, minimumFreeBytes: 0, migrates: false })
    await expect(opening).rejects.toThrow(/^This data was written by an earlier version/)
  }

  test('is not migrated by a server with another zone, currency or mode, which is refused', async () => {
    await world.reopen({ owner })
    await toEarlierSchema(world.database)
    for (const other of others) {
      await expect(world.reopen({ owner: other })).rejects.toThrow(/^This (data has|is the data of) /)
      await requireUntouched()
    }
    expect(await (await world.reopen({ owner })).ready()).toMatchObject({ migrations: true })
  })

  test('from before the mode was kept is compared by zone and currency', async () => {
    await withoutMode(world.database)
    await expect(world.reopen({ owner: others[0] })).rejects.toThrow(/^This data has the zone /)
    await requireUntouched()
    const migrated = await world.reopen({ owner: others[2] })
    expect(await migrated.ready()).toMatchObject({ migrations: true })
  })
})

const withoutMode = (database: Database): Promise<void> =>
  database.unitOfWork(async tx => {
    await tx.execute('alter table database_lottery drop column mode')
    await tx.execute(`delete from drizzle.__drizzle_migrations where created_at = ${MODE_MIGRATION}`)
  })

test.each([
  ['a demo if the players of the demo are in it', `update players set login = 'demo-verified'`, 'demo'],
  ['production if they are not', 'select 1', 'production'],
])('data from before the mode was kept is that of %s', async (_, change, mode) => {
  const place = await copyPostgres('postgres')
  const before = await openDatabase({ ...place.location, owner: { ...first, mode: 'demo' } })
  await addPlayer(before)
  await before.unitOfWork(tx => tx.execute(change))
  await withoutMode(before)
  await before.close()

  const other = mode === 'demo' ? 'production' : 'demo'
  const refused = openDatabase({ ...place.location, owner: { ...first, mode: other } })
  await expect(refused).rejects.toThrow(/^This is the data of a /)
  const migrated = await openDatabase(place.location)
  const kept = { name: 'kept', text: 'select mode from database_lottery', values: [] }
  expect(await migrated.statement(kept)).toEqual([{ mode }])
  await migrated.close()
  await place.remove()
})
