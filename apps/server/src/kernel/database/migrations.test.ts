import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyFolder, copyPostgres, onEachEngine } from '../../../test/engines.ts'
import { DatabaseRefusedError, openDatabase } from './index.ts'

onEachEngine('the schema', world => {
  test('of a newer version is refused in a sentence, and nothing is changed', async () => {
    const place = await (world.engine === 'embedded' ? copyFolder() : copyPostgres())
    const options = { ...place.location, minimumFreeBytes: 0 }
    const newer = await openDatabase(options)
    await newer.unitOfWork(tx =>
      tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
      ),
    )
    await newer.close()
    const opening = openDatabase(options)
    await expect(opening).rejects.toBeInstanceOf(DatabaseRefusedError)
    await expect(opening).rejects.toThrow(/newer version of the Players Club/)
    await place.remove()
  })

  test('that lacks a migration is not ready', async () => {
    const { database } = world
    const [last] = (
      await database.unitOfWork(tx =>
        tx.execute<{ hash: string; created_at: string }>(
          sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)
            returning hash, created_at::text`,
        ),
      )
    ).rows
    expect(await database.ready()).toEqual({ database: true, migrations: false })
    await database.unitOfWork(tx =>
      tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${last?.hash}, ${last?.created_at}::bigint)`),
    )
    expect(await database.ready()).toEqual({ database: true, migrations: true })
  })
})

test('several servers that start at once on an empty PostgreSQL migrate it once', async () => {
  const place = await copyPostgres({ empty: true })
  const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.location)))
  for (const server of servers) expect(await server.ready()).toEqual({ database: true, migrations: true })
  const recorded = await servers[0]?.statement({
    name: 'recorded',
    text: 'select created_at from drizzle.__drizzle_migrations group by created_at having count(*) > 1',
    values: [],
  })
  expect(recorded).toEqual([])
  await Promise.all(servers.map(server => server.close()))
  await place.remove()
})
