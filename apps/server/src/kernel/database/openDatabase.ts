import { openEmbedded } from './embeddedEngine.ts'
import { openPostgres } from './postgresEngine.ts'
import type { Database, DatabaseOptions } from './Database.ts'

/** Opens the data and brings it to this build's schema: PostgreSQL by `url`, the embedded engine otherwise. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await (options.url === undefined
    ? openEmbedded(options)
    : openPostgres(options.url, options))
  let closed: Promise<void> | undefined
  return { ...database, close: () => (closed ??= database.close()) }
}
