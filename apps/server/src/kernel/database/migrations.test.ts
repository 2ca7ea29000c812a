import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  copyOf,
  copyPostgres,
  ENGINES,
  onEachEngine,
  POSTGRES_ENGINES,
  type Engine,
} from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { DatabaseRefusedError, DatabaseUnavailableError, openDatabase } from './index.ts'
import { migrateToLatest } from './migrations.ts'
import type { MigrationMeta } from 'drizzle-orm/migrator'

/** `0007_excluded_entrants`, as the journal identifies it. */
const EXCLUDED_ENTRANTS = 1795910992783

onEachEngine('the schema', world => {
  test('of a newer version is refused with a message, and nothing is changed', async () => {
    const place = await copyOf(world.engine)
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

  test('of an earlier version is refused with a message if it may not be migrated', async () => {
    const place = await copyOf(world.engine)
    const options = { ...place.location, minimumFreeBytes: 0 }
    const current = await openDatabase({ ...options, migrates: false })
    await current.unitOfWork(tx =>
      tx.execute(sql`delete from drizzle.__drizzle_migrations
        where id = (select max(id) from drizzle.__drizzle_migrations)`),
    )
    await current.close()
    const opening = openDatabase({ ...options, migrates: false })
    await expect(opening).rejects.toBeInstanceOf(DatabaseRefusedError)
    await expect(opening).rejects.toThrow(/start a server of this version first/)
    await place.remove()
  })

  test('with migrations that have been replaced is refused with the command that resets the demo', async () => {
    const place = await copyOf(world.engine)
    const options = { ...place.location, minimumFreeBytes: 0 }
    const older = await openDatabase(options)
    await older.unitOfWork(tx =>
      tx.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`),
    )
    await older.close()
    const opening = openDatabase(options)
    await expect(opening).rejects.toBeInstanceOf(DatabaseRefusedError)
    await expect(opening).rejects.toThrow(/npm run reset/)
    await place.remove()
  })

  test('without its last migration is not ready', async () => {
    const { database } = world
    const [last] = (
      await database.unitOfWork(tx =>
        tx.execute<{ hash: string; created_at: string }>(
          sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)
            returning hash, created_at::text`,
        ),
      )
    ).rows
    expect(await database.ready()).toEqual({ database: true, migrations: false, writable: true })
    await database.unitOfWork(tx =>
      tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${last?.hash}, ${last?.created_at}::bigint)`),
    )
    expect(await database.ready()).toEqual({ database: true, migrations: true, writable: true })
  })
})

test.each(POSTGRES_ENGINES)(
  'several servers that start at once on an empty database (%s) migrate it once',
  async engine => {
    const place = await copyPostgres(engine, { empty: true })
    const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.location)))
    for (const server of servers)
      expect(await server.ready()).toEqual({ database: true, migrations: true, writable: true })
    const recorded = await servers[0]?.statement({
      name: 'recorded',
      text: 'select created_at from drizzle.__drizzle_migrations group by created_at having count(*) > 1',
      values: [],
    })
    expect(recorded).toEqual([])
    await Promise.all(servers.map(server => server.close()))
    await place.remove()
  },
)

test('accounts that were deleted before they were excluded from draws are suspended, and no others', async () => {
  const place = await copyPostgres('postgres')
  const before = await openDatabase(place.location)
  const deleted = await addPlayer(before)
  const onBreak = await addPlayer(before)
  for (const text of [
    `update players set state = 'deactivated'`,
    `update players set email_key = id || '@deleted.invalid' where id = '${deleted}'`,
    'alter table draw_entrants drop column is_excluded',
    `delete from drizzle.__drizzle_migrations where created_at = ${EXCLUDED_ENTRANTS}`,
  ])
    await before.unitOfWork(tx => tx.execute(text))
  await before.close()

  const migrated = await openDatabase(place.location)
  const states = { name: 'states', text: 'select id, state from players order by state', values: [] }
  expect(await migrated.statement(states)).toEqual([
    { id: onBreak, state: 'deactivated' },
    { id: deleted, state: 'suspended' },
  ])
  await migrated.close()
  await place.remove()
})

/** A migration as it is read from its file. */
const migrationOf = (name: string, ...statements: string[]): MigrationMeta => ({
  sql: statements,
  folderMillis: Number(name),
  hash: `hash-${name}`,
  bps: true,
})

interface Opened {
  query: (text: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

async function openEmpty(engine: Engine): Promise<Opened> {
  if (engine === 'embedded') {
    const client = await PGlite.create()
    return {
      query: async text => (await client.query<Record<string, unknown>>(text)).rows,
      close: () => client.close(),
    }
  }
  const place = await copyPostgres(engine, { empty: true })
  const client = new pg.Client({ connectionString: place.location.url })
  await client.connect()
  return {
    query: async text => (await client.query(text)).rows,
    close: () => client.end().then(() => place.remove()),
  }
}

const RECORDED = 'select hash, created_at::text from drizzle.__drizzle_migrations order by id'

describe.each(ENGINES)('migrations (%s)', engine => {
  let { query, close }: Opened = { query: async () => [], close: async () => {} }
  beforeEach(async () => {
    ;({ query, close } = await openEmpty(engine))
  })
  afterEach(() => close())

  test('are applied up to the one that fails, which is rolled back', async () => {
    const first = migrationOf('1', 'create table one (n int)')
    const second = migrationOf('2', 'create table two (n int)', 'insert into two values (2)')
    const broken = migrationOf('3', 'create table three (n int)', 'select 1 / 0')
    await expect(migrateToLatest(query, { migrations: [first, second, broken] })).rejects.toThrow(
      /division by zero/,
    )
    const recorded = [
      { hash: 'hash-1', created_at: '1' },
      { hash: 'hash-2', created_at: '2' },
    ]
    expect(await query(RECORDED)).toEqual(recorded)
    expect(await query(`select n, to_regclass('three') as three from two`)).toEqual([{ n: 2, three: null }])

    const corrected = migrationOf('3', 'create table three (n int)')
    await migrateToLatest(query, { migrations: [first, second, corrected] })
    await migrateToLatest(query, { migrations: [first, second, corrected] })
    expect(await query(RECORDED)).toEqual([...recorded, { hash: 'hash-3', created_at: '3' }])
  })
})

test.each(POSTGRES_ENGINES)(
  'a migration that cannot lock its table fails with a message, and is applied at the next start (%s)',
  async engine => {
    const place = await copyPostgres(engine, { empty: true })
    const [starting, holding] = [0, 1].map(() => new pg.Client({ connectionString: place.location.url }))
    if (!starting || !holding) throw new Error('Two were made.')
    await Promise.all([starting.connect(), holding.connect()])
    const query = async (text: string) => (await starting.query(text)).rows
    const migrations = [
      migrationOf('1', 'create table one (n int)', 'create table held (n int)'),
      migrationOf('2', 'alter table one add column m int'),
      migrationOf('3', 'alter table one add column k int', 'alter table held add column m int'),
    ]
    const limits = { lockTimeoutMs: 20, attempts: 2, pauseMs: 0 }
    await migrateToLatest(query, { migrations: migrations.slice(0, 1) })
    await holding.query('begin')
    await holding.query('select from held')

    const starts = migrateToLatest(query, { migrations, ...limits })
    await expect(starts).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await expect(starts).rejects.toThrow(/^Migration 0002 did not get a table that other work holds/)
    expect(await query(RECORDED)).toHaveLength(2)
    expect(
      await query(
        `select count(*)::int from pg_attribute where attrelid = 'one'::regclass and attname = 'k'`,
      ),
    ).toEqual([{ count: 0 }])

    await holding.query('commit')
    await migrateToLatest(query, { migrations, ...limits })
    expect(await query(RECORDED)).toHaveLength(3)
    await Promise.all([starting.end(), holding.end()])
    await place.remove()
  },
)
