import { openEmbedded } from './embeddedEngine.ts'
import { openPostgres } from './postgresEngine.ts'
import { createPlayerQueue } from './playerQueue.ts'
import type { Database, DatabaseOptions } from './Database.ts'

/** Opens the database, and migrates it unless the options say otherwise: PostgreSQL by `url`, else the embedded engine. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await (options.url === undefined
    ? openEmbedded(options)
    : openPostgres(options.url, options))
  let closed: Promise<void> | undefined
  return {
    ...database,
    zone: options.zone,
    unitOfWork: work => database.framedUnitOfWork({ work: async tx => ({ result: await work(tx) }) }),
    queued: createPlayerQueue(),
    ready: () => database.ready().catch(() => ({ database: false, migrations: false, writable: false })),
    close: () => (closed ??= database.close()),
  }
}
