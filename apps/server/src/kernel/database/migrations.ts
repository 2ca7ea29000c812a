import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { DatabaseRefusedError } from './errors.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Runs a query without parameters on the connection that migrates. */
type Query = (text: string) => Promise<Record<string, unknown>[]>

function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(migration => migration.folderMillis)
}

async function recordedMigrations(query: Query): Promise<number[]> {
  const [found] = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as present`)
  if (found?.present !== true) return []
  const rows = await query('select created_at from drizzle.__drizzle_migrations order by created_at')
  return rows.map(row => Number(row.created_at))
}

/** Brings the data to this build's schema, and refuses data that a newer build has written. */
export async function bringUpToDate(query: Query, apply: (folder: string) => Promise<void>): Promise<void> {
  const known = new Set(knownMigrations())
  const unknown = (await recordedMigrations(query)).filter(when => !known.has(when))
  if (unknown.length > 0) {
    throw new DatabaseRefusedError(
      'This data was written by another, newer version of the Players Club ' +
        `(${unknown.length} of its migrations are not known here). Start that version, or point this one at other data.`,
    )
  }
  await apply(MIGRATIONS_FOLDER)
}

/** Whether every migration of this build is in the data. */
export async function isUpToDate(query: Query): Promise<boolean> {
  const recorded = new Set(await recordedMigrations(query))
  return knownMigrations().every(when => recorded.has(when))
}
