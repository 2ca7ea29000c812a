import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseRefusedError, DatabaseUnavailableError } from './errors.ts'
import { sqlState } from './sqlState.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
const LOCK_NOT_AVAILABLE = '55P03'

/** Runs a query without parameters on the connection that migrates. */
export type PlainQuery = (text: string) => Promise<Record<string, unknown>[]>

interface Options {
  migrations?: readonly MigrationMeta[]
  /** How long one migration waits for a table lock, with all later queries on that table waiting behind it. */
  lockTimeoutMs?: number
  /** How often it tries; the waiting queries run in between. */
  attempts?: number
  pauseMs?: number
}

const DEFAULTS = { lockTimeoutMs: 3_000, attempts: 5, pauseMs: 2_000 }

const readMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })

// The schema and table of Drizzle's own migrator, which wrote the first rows.
async function recordedMigrations(query: PlainQuery): Promise<number[]> {
  const [found] = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as present`)
  if (found?.present !== true) return []
  const rows = await query('select created_at from drizzle.__drizzle_migrations order by created_at')
  return rows.map(row => Number(row.created_at))
}

async function createRecords(query: PlainQuery): Promise<void> {
  await query('create schema if not exists drizzle')
  await query(
    'create table if not exists drizzle.__drizzle_migrations ' +
      '(id serial primary key, hash text not null, created_at bigint)',
  )
}

/** Applies one migration and records it, in one transaction. */
async function apply(query: PlainQuery, migration: MigrationMeta, lockTimeoutMs: number): Promise<void> {
  await query('begin')
  try {
    await query(`set local lock_timeout = ${lockTimeoutMs}`)
    for (const statement of migration.sql) await query(statement)
    await query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) ' +
        `values ('${migration.hash}', ${migration.folderMillis})`,
    )
    await query('commit')
  } catch (error) {
    await query('rollback')
    throw error
  }
}

async function applyInTime(query: PlainQuery, migration: MigrationMeta, number: number, options: Options) {
  const { lockTimeoutMs, attempts, pauseMs } = { ...DEFAULTS, ...options }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(query, migration, lockTimeoutMs)
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
      if (attempt === attempts) {
        throw new DatabaseUnavailableError(
          'overloaded',
          `Migration ${String(number).padStart(4, '0')} did not get a table that other work holds, in ${attempts} ` +
            'attempts. Those before it are applied. Look for a long transaction in pg_stat_activity, and start again.',
          { cause: error },
        )
      }
    }
    await pause(pauseMs)
  }
}

/** The recorded migrations; refuses data of a newer build, or of an unreleased one whose migrations have been replaced (ADR 0079). */
async function recordedOf(
  query: PlainQuery,
  migrations: readonly MigrationMeta[],
): Promise<ReadonlySet<number>> {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const recorded = new Set(await recordedMigrations(query))
  const unknown = [...recorded].filter(when => !known.has(when))
  if (Math.min(...unknown) < Math.max(...known)) {
    throw new DatabaseRefusedError(
      'This data was written by an unreleased version of the Players Club, whose migrations have been replaced. ' +
        'Run `npm run reset` to start with new demo data, or point this version at an empty database.',
    )
  }
  if (unknown.length > 0) {
    throw new DatabaseRefusedError(
      'This data was written by another, newer version of the Players Club ' +
        `(${unknown.length} of its migrations are not known here). Start that version, or point this one at other data.`,
    )
  }
  return recorded
}

/** Migrates the data to this build's schema. */
export async function migrateToLatest(query: PlainQuery, options: Options = {}): Promise<void> {
  const { migrations = readMigrations() } = options
  const recorded = await recordedOf(query, migrations)
  await createRecords(query)
  for (const [number, migration] of migrations.entries())
    if (!recorded.has(migration.folderMillis)) await applyInTime(query, migration, number, options)
}

/** Refuses data that no server of this build has migrated yet, and changes nothing. */
export async function requireLatest(query: PlainQuery): Promise<void> {
  const migrations = readMigrations()
  const recorded = await recordedOf(query, migrations)
  if (migrations.every(({ folderMillis }) => recorded.has(folderMillis))) return
  throw new DatabaseRefusedError(
    recorded.size === 0
      ? 'There is no data of the Players Club here. Set DATABASE_FOLDER or DATABASE_URL as the server has it.'
      : 'This data was written by an earlier version of the Players Club: start a server of this version first.',
  )
}

/** Whether every migration of this build is applied. */
export async function isUpToDate(query: PlainQuery): Promise<boolean> {
  const recorded = new Set(await recordedMigrations(query))
  return readMigrations().every(({ folderMillis }) => recorded.has(folderMillis))
}
