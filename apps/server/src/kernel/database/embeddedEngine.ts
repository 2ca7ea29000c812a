import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './folderLock.ts'
import { watchFreeSpace } from './freeSpace.ts'
import { isUpToDate } from './migrations.ts'
import { prepareData, SET_ZONE } from './prepareData.ts'
import { runUnitOfWork } from './unitOfWork.ts'
import type { DatabaseOptions, Engine, FramedWork, Statement, Tx } from './Database.ts'
import type { Logger } from 'drizzle-orm/logger'

const DEFAULT_MINIMUM_FREE_BYTES = 256 * 1024 * 1024

const DURABILITY_NOTE =
  'The embedded database keeps every acknowledged change when this process is killed, but it does not promise ' +
  'that for a power loss. Set DATABASE_URL to a PostgreSQL where that matters.'

/** Data in a folder beside the server (or in memory), for one process and without any setup. */
export async function openEmbedded(options: DatabaseOptions): Promise<Engine> {
  const { folder, onQuery, zone, minimumFreeBytes = DEFAULT_MINIMUM_FREE_BYTES } = options
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const lock = folder === undefined ? undefined : await lockFolder(folder)
  const space = folder === undefined ? undefined : await watchFreeSpace(folder, minimumFreeBytes)
  let client: PGlite | undefined

  async function close() {
    space?.stop()
    await client?.close()
    await lock?.release()
  }

  try {
    client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'database') }),
      // The same format as the PostgreSQL driver: 64-bit numbers as text.
      parsers: { [types.INT8]: (value: string) => value },
    })
    const pglite = client
    const query = async (text: string) => (await pglite.query<Record<string, unknown>>(text)).rows
    await prepareData(query, options)
    await pglite.query(SET_ZONE, [zone])

    const logger: Logger | undefined = onQuery && { logQuery: text => onQuery(text) }
    const ask = async <Row>(client: Pick<PGlite, 'query'>, { text, values }: Statement): Promise<Row[]> => {
      onQuery?.(text)
      return (await client.query<Row>(text, [...values])).rows
    }
    const transaction = <T>(work: (inner: Transaction) => Promise<T>): Promise<T> =>
      runUnitOfWork(() =>
        pglite.transaction(async inner => {
          if (space?.isLow()) await inner.query('set transaction read only')
          return work(inner)
        }),
      )
    const asTx = (inner: Transaction): Tx =>
      // Drizzle's driver works with a transaction where its type asks for the whole client.
      Object.assign(drizzle(inner as unknown as PGlite, { logger }), {
        zone,
        statement: <Row>(statement: Statement) => ask<Row>(inner, statement),
      })

    return {
      engine: 'embedded',
      notes: folder === undefined ? [] : [DURABILITY_NOTE],
      framedUnitOfWork: <First, T>({ first, work }: FramedWork<First, T>) =>
        transaction(async inner => {
          const { result, last } = await work(asTx(inner), first ? await ask<First>(inner, first) : [])
          if (last) await ask(inner, last)
          return result
        }),
      statement: <Row>(statement: Statement) =>
        space?.isLow()
          ? transaction(inner => ask<Row>(inner, statement))
          : runUnitOfWork(() => ask<Row>(pglite, statement)),
      async ready() {
        return { database: true, migrations: await isUpToDate(query), writable: space?.isLow() !== true }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
