import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZONE } from '../../../test/constants.ts'
import { startCluster } from '../../../test/cluster/cluster.ts'
import { copyFolder, startDatabase } from '../../../test/engines.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { DatabaseUnavailableError, openDatabase } from './index.ts'
import { runUnitOfWork } from './unitOfWork.ts'
import type { Cluster } from '../../../test/cluster/cluster.ts'
import type { Database } from './index.ts'

const insert = (database: Database) =>
  database.unitOfWork(tx => tx.execute(sql`insert into things values (1)`))
const count = async (database: Database) =>
  (await database.statement({ name: 'things', text: 'select * from things', values: [] })).length

describe('a PostgreSQL that restarts', () => {
  let cluster: Cluster
  let database: Database
  beforeAll(async () => {
    cluster = await startCluster({ durable: true })
    database = await openDatabase({ url: cluster.urlOf('postgres'), zone: ZONE })
    await database.unitOfWork(tx => tx.execute(sql`create table things (n int)`))
  })
  afterAll(async () => {
    await database.close()
    await cluster.stop()
  })

  test('makes every query fail as unavailable until it is back', async () => {
    await insert(database)
    const crash = cluster.crashAndRestart()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => insert(database)))
    expect(reasonsOf(results).filter(reason => !(reason instanceof DatabaseUnavailableError))).toEqual([])
    await crash
    const acknowledged = results.filter(result => result.status === 'fulfilled').length
    await expect.poll(() => database.ready()).toEqual({ database: true, migrations: true, writable: true })
    expect(await count(database)).toBeGreaterThanOrEqual(1 + acknowledged)
  })
})

test('an unreachable PostgreSQL is reported as such', async () => {
  const opening = openDatabase({
    url: 'postgresql://club@127.0.0.1:1/club',
    zone: ZONE,
    connectTimeoutMs: 500,
  })
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError)
})

test('a PostgreSQL that accepts connections and never answers is reported as unreachable', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const url = `postgresql://club@127.0.0.1:${port}/club`
  const opening = openDatabase({ url, zone: ZONE, connectTimeoutMs: 50 })
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'unreachable' })
  silent.close()
})

test.each(['EHOSTDOWN', 'EHOSTUNREACH', 'ENETDOWN', 'ENETUNREACH'])(
  'a PostgreSQL on a machine that the network does not reach (%s) is reported as unreachable',
  async code => {
    const failed = Object.assign(new Error(`connect ${code} 192.0.2.1:5432`), { code })
    await expect(runUnitOfWork(() => Promise.reject(failed))).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      reason: 'unreachable',
    })
  },
)

test.each([
  ['The database did not answer in time, or is overloaded (53300).', { code: '53300' }],
  ['The database cannot be reached (ECONNREFUSED).', { code: 'ECONNREFUSED' }],
  ['The database cannot be reached (timeout exceeded when trying to connect).', {}],
])('the message for an operator says the cause: %s', async (message, code) => {
  const driver = Object.assign(new Error('timeout exceeded when trying to connect'), code)
  const failed = new Error('Failed query', { cause: driver })
  await expect(runUnitOfWork(() => Promise.reject(failed))).rejects.toThrow(message)
})

describe('a statement that takes too long', () => {
  const world = startDatabase('postgres')

  test('is cancelled, and its connection serves the next one', async () => {
    const database = await world.reopen({ statementTimeoutMs: 1_000, poolSize: 1 })
    const slow = database.unitOfWork(tx => tx.execute(sql`select pg_sleep(30)`))
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'overloaded' })
    expect(await database.unitOfWork(tx => tx.execute(sql`select 1`))).toBeDefined()
  })
})

test('an embedded database on a nearly full disk answers reads and refuses writes', async () => {
  const place = await copyFolder()
  const roomy = await openDatabase({ ...place.location, minimumFreeBytes: 0 })
  await roomy.unitOfWork(tx => tx.execute(sql`create table things (n int)`))
  await insert(roomy)
  await roomy.close()
  const full = await openDatabase({ ...place.location, minimumFreeBytes: Number.MAX_SAFE_INTEGER })
  expect(await count(full)).toBe(1)
  expect(await full.ready()).toEqual({ database: true, migrations: true, writable: false })
  await expect(insert(full)).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'readOnly' })
  await full.close()
  await place.remove()
})

test('the embedded database warns about what it does not guarantee', async () => {
  const place = await copyFolder()
  const database = await openDatabase({ ...place.location, minimumFreeBytes: 0 })
  expect(database.notes.join()).toMatch(/does not promise.*power loss.*DATABASE_URL/)
  await database.close()
  await place.remove()
})
