import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrateToLatest, isUpToDate } from './migrations.ts'
import { runUnitOfWork } from './unitOfWork.ts'
import type { Database, DatabaseOptions, Statement, Tx } from './Database.ts'
import type { Logger } from 'drizzle-orm/logger'

// An arbitrary number that no other program on the same PostgreSQL uses for its advisory locks.
const MIGRATION_LOCK = 2_223_000_292

// Every statement has an index. A plan made while a table is almost empty would scan it, and a connection keeps its
// plans while the table grows.
const NO_SCANS = '-c enable_seqscan=off'

const DEFAULTS = { poolSize: 10, statementTimeoutMs: 15_000, connectTimeoutMs: 5_000 }

/** Data in a PostgreSQL that any number of servers share. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { poolSize, statementTimeoutMs, connectTimeoutMs } = { ...DEFAULTS, ...options }
  await migrateUnderLock(url, connectTimeoutMs)

  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // The server's own limit fires first; this one is for a server that no longer responds.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'players-club',
    options: NO_SCANS,
  })
  // A broken connection is replaced when one is needed, and its query rejects. Without listeners, idle and used
  // connections alike would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))

  const { onQuery } = options
  const logger: Logger | undefined = onQuery && { logQuery: text => onQuery(text) }

  /** Lends a connection; after a failure it waits until the server has rolled everything back. */
  async function lend<T>(undo: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      // The server reports an error before it releases the locks, and answers this only after that.
      await client.query(undo).catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    lend('rollback', async client => {
      await client.query('begin')
      const result = await work(drizzle(client, { logger }))
      // PostgreSQL answers a commit after a swallowed error with a rollback, and without an error.
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error('The unit of work had failed inside and was rolled back.')
      return result
    })

  const single = ({ name, text, values }: Statement) =>
    lend('select', async client => (await client.query({ name, text, values: values.map(written) })).rows)

  return {
    engine: 'postgres',
    notes: [],
    unitOfWork: work => runUnitOfWork(() => transaction(work)),
    statement: statement =>
      runUnitOfWork(() => {
        onQuery?.(statement.text)
        return single(statement)
      }),
    async ready() {
      try {
        const migrations = await isUpToDate(async text => (await pool.query(text)).rows)
        return { database: true, migrations }
      } catch {
        return { database: false, migrations: false }
      }
    },
    close: () => pool.end(),
  }
}

/** The driver would write a moment in the local time of the server, at many times the cost. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Several servers may start at once: one migrates, and the others wait and find nothing left to do. */
async function migrateUnderLock(url: string, connectTimeoutMs: number): Promise<void> {
  await runUnitOfWork(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
    try {
      await client.connect()
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migrateToLatest(async text => (await client.query(text)).rows)
    } finally {
      // Ending the session releases the lock.
      await client.end().catch(() => undefined)
    }
  })
}
