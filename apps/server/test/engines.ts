import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openDatabase } from '../src/kernel/database/index.ts'
import { ZONE } from './constants.ts'
import { admin } from './cluster/admin.ts'
import type { Database, DatabaseOptions } from '../src/kernel/database/index.ts'
import type { TestPostgres } from './globalSetup.ts'

type PostgresEngine = 'postgres' | 'older postgres'

export type Engine = 'embedded' | PostgresEngine

/** On a machine without an older PostgreSQL the run says so when it begins. */
export const POSTGRES_ENGINES: readonly PostgresEngine[] = inject('olderPostgres')
  ? ['postgres', 'older postgres']
  : ['postgres']

export const ENGINES: readonly Engine[] = ['embedded', ...POSTGRES_ENGINES]

/** An empty, migrated database for one test file. */
export interface TestDatabase {
  readonly engine: Engine
  readonly database: Database
  /** Its location, for opening it a second time or from another process. */
  readonly location: Pick<DatabaseOptions, 'url' | 'folder' | 'zone'>
  /** How many queries reached the engine while `work` ran, without begin and commit. */
  countQueries(work: () => Promise<unknown>): Promise<number>
  /** How many round trips the units of work in `work` take on PostgreSQL, with begin and commit. */
  countRoundTrips(work: () => Promise<unknown>): Promise<number>
  /** Closes the database and opens it again on the same data. */
  reopen(options?: Partial<DatabaseOptions>): Promise<Database>
}

/**
 * Runs `body` once for each engine, with its own database: for the kernel, and in each row for the file that uses the
 * most SQL (ADR 0063). Everything else runs on PostgreSQL.
 */
export function onEachEngine(
  title: string,
  body: (world: TestDatabase) => void,
  { zone = ZONE }: { zone?: string } = {},
): void {
  describe.each(ENGINES)(`${title} (%s)`, engine => body(startDatabase(engine, { zone })))
}

/** Runs `body` once for each version of PostgreSQL: for races, and where plans of statements matter. */
export function onEachPostgres(title: string, body: (world: TestDatabase) => void): void {
  describe.each(POSTGRES_ENGINES)(`${title} (%s)`, engine => body(startDatabase(engine)))
}

/**
 * Runs `body` on PostgreSQL, the engine of production. Races show only there: the embedded engine has one connection
 * and hides them.
 */
export function onPostgres(title: string, body: (world: TestDatabase) => void): void {
  describe(`${title} (postgres)`, () => body(startDatabase('postgres')))
}

/** A database for the tests of the enclosing `describe`. */
export function startDatabase(engine: Engine, { zone = ZONE } = {}): TestDatabase {
  let place: Place | undefined
  let database: Database | undefined
  const counts = { queries: 0, roundTrips: 0 }
  const counters = {
    onQuery: () => (counts.queries += 1),
    onRoundTrip: () => (counts.roundTrips += 1),
  }
  const count = async (of: keyof typeof counts, work: () => Promise<unknown>) => {
    const before = counts[of]
    await work()
    return counts[of] - before
  }

  beforeAll(async () => {
    place = await copyOf(engine)
    database = withoutQueue(
      await openDatabase({ minimumFreeBytes: 0, poolSize: 60, ...place.location, zone, ...counters }),
    )
  })

  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  function started<T>(value: T | undefined): T {
    if (value === undefined)
      throw new Error('The test database is opened before the first test, not earlier.')
    return value
  }

  return {
    engine,
    get database() {
      return started(database)
    },
    get location() {
      return { ...started(place).location, zone }
    },
    countQueries: work => count('queries', work),
    countRoundTrips: work => count('roundTrips', work),
    async reopen(options) {
      await started(database).close()
      const opened = await openDatabase({
        minimumFreeBytes: 0,
        ...started(place).location,
        zone,
        ...counters,
        ...options,
      })
      database = withoutQueue(opened)
      return database
    },
  }
}

/** Requests of one player race, as they do between servers: a server itself runs them one after the other. */
const withoutQueue = (database: Database): Database => ({
  ...database,
  queued: (_, work) => work(),
})

/** The same data over other connections, as a second server has it; for the tests of the enclosing `describe`. */
export function startNeighbour(
  world: TestDatabase,
  options?: Partial<DatabaseOptions>,
): Pick<TestDatabase, 'database'> {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openDatabase({ minimumFreeBytes: 0, ...world.location, ...options })
  })
  afterAll(() => database?.close())
  return {
    get database() {
      if (!database) throw new Error('The neighbour is there from the first test on.')
      return database
    },
  }
}

export interface Place {
  location: Pick<DatabaseOptions, 'url' | 'folder' | 'zone'>
  remove(): Promise<void>
}

/** A copy of an engine's empty, migrated database. */
export const copyOf = (engine: Engine): Promise<Place> =>
  engine === 'embedded' ? copyFolder() : copyPostgres(engine)

/** A copy of the empty embedded database in a temporary folder. */
export async function copyFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'pc-data-'))
  // A thousand small files: one by one they take three times as long.
  cpSync(inject('embeddedTemplate'), folder, { recursive: true })
  return { location: { folder, zone: ZONE }, remove: () => rm(folder, { recursive: true, force: true }) }
}

let copies = 0

/** A copy of the empty PostgreSQL database under a new name; `empty` has no migrations either. */
export async function copyPostgres(engine: PostgresEngine, { empty = false } = {}): Promise<Place> {
  const { url: adminUrl, template } = serverOf(engine)
  copies += 1
  const name = `pc_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${copies}_${randomUUID().slice(0, 8)}`
  // Copying its files takes a third of the time that writing them to the log takes.
  await admin(adminUrl, `create database ${name}${empty ? '' : ` template ${template} strategy file_copy`}`)
  const own = new URL(adminUrl)
  own.pathname = `/${name}`
  return {
    location: { url: own.href, zone: ZONE },
    remove: () => admin(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

function serverOf(engine: PostgresEngine): TestPostgres {
  const server = inject(engine === 'postgres' ? 'postgres' : 'olderPostgres')
  if (!server) throw new Error('This machine has no older PostgreSQL.')
  return server
}
