import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isUpToDate, type PlainQuery } from './migrations.ts'
import { prepareData, SET_ZONE } from './prepareData.ts'
import { runUnitOfWork } from './unitOfWork.ts'
import type { DatabaseOptions, Engine, FramedWork, Statement, Tx } from './Database.ts'
import type { Logger } from 'drizzle-orm/logger'

// An arbitrary number that no other program on the same PostgreSQL uses for its advisory locks.
const MIGRATION_LOCK = 2_223_000_292

/** Data in a PostgreSQL that any number of servers share. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<Engine> {
  const {
    zone,
    poolSize = 15,
    statementTimeoutMs = 15_000,
    connectTimeoutMs = 5_000,
    migrates = true,
  } = options
  await withClient(url, connectTimeoutMs, async query => {
    // Several servers may start at once: one migrates, and the others wait and find nothing left to do.
    if (migrates) await query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await prepareData(query, options)
  })

  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // The server's own limit fires first; this one is for a server that no longer responds.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'players-club',
    onConnect: (client: pg.ClientBase) => client.query(SET_ZONE, [zone]),
  }
  // Single statements are mostly reads: units of work that wait for each other's rows do not hold them up.
  const forStatements = Math.max(1, Math.floor(poolSize / 3))
  const pools = {
    statements: openPool(settings, forStatements),
    units: openPool({ ...settings, pipeline: true }, Math.max(1, poolSize - forStatements)),
  }

  const { onQuery, onRoundTrip } = options
  const logger: Logger | undefined = onQuery && { logQuery: text => onQuery(text) }

  /** Lends a connection; after a failure it waits until the server has rolled everything back. */
  async function lend<T>(
    pool: pg.Pool,
    undo: string,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
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

  const connections = new WeakMap<pg.PoolClient, Connection>()

  const connectionOf = (client: pg.PoolClient): Connection => {
    const known = connections.get(client)
    if (known) return known
    const query = preparing(client, onRoundTrip)
    const statement = async <Row>({ name, text, values }: Statement): Promise<Row[]> => {
      onQuery?.(text)
      return (await query({ name, text }, values)).rows
    }
    // Drizzle's driver uses only this method of a client.
    const tx = Object.assign(drizzle({ client: { query } as unknown as pg.PoolClient, logger }), {
      statement,
      zone,
    })
    const connection = { query, tx }
    connections.set(client, connection)
    return connection
  }

  const transaction = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    runUnitOfWork(() => lend(pools.units, 'rollback', client => work(connectionOf(client))))

  const single = ({ name, text, values }: Statement) =>
    lend(
      pools.statements,
      'select',
      async client => (await client.query({ name, text, values: values.map(written) })).rows,
    )

  return {
    engine: 'postgres',
    notes: [],
    framedUnitOfWork: <First, T>({ first, work }: FramedWork<First, T>) =>
      transaction(async ({ query, tx }) => {
        const [, rows] = await Promise.all([query('begin'), first ? tx.statement<First>(first) : []])
        const { result, last } = await work(tx, rows)
        const [, committed] = await Promise.all([last && tx.statement(last), query('commit')])
        requireCommitted(committed)
        return result
      }),
    statement: statement =>
      runUnitOfWork(() => {
        onQuery?.(statement.text)
        return single(statement)
      }),
    async ready() {
      const query = async (text: string) => (await pools.statements.query(text)).rows
      const [mode] = await query('show transaction_read_only')
      const migrations = await isUpToDate(query)
      return { database: true, migrations, writable: mode?.transaction_read_only === 'off' }
    },
    async close() {
      await Promise.all([pools.statements.end(), pools.units.end()])
    },
  }
}

function openPool(settings: pg.PoolConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...settings, max })
  // A broken connection is replaced when one is needed, and its query rejects. Without listeners, idle and used
  // connections alike would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

// Beyond it, statements are not prepared: the texts of lists vary with their length.
const MOST_PREPARED = 1_000

/** The names under which statements are prepared, by their text. */
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_PREPARED) return known
  const name = `prepared.${names.size}`
  names.set(text, name)
  return name
}

type Query = (config: string | pg.QueryConfig, values?: readonly unknown[]) => Promise<pg.QueryResult>

interface Connection {
  query: Query
  tx: Tx
}

/** Queries that are parsed and planned once per connection. Those that are sent at once share a round trip. */
function preparing(client: pg.PoolClient, onRoundTrip?: () => void): Query {
  let pending = 0
  return async (config, values = []) => {
    if (pending === 0) onRoundTrip?.()
    pending += 1
    try {
      if (typeof config === 'string') return await client.query(config)
      const name = config.name ?? nameOf(config.text)
      return await client.query({ ...config, name }, values.map(written))
    } finally {
      pending -= 1
    }
  }
}

/** PostgreSQL answers a commit after a swallowed error with a rollback, and without an error. */
function requireCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The unit of work had failed inside and was rolled back.')
}

/** The driver would write a moment in the local time of the server, at many times the cost. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Works on a session of its own; ending it releases its locks. */
async function withClient(
  url: string,
  connectTimeoutMs: number,
  work: (query: PlainQuery) => Promise<void>,
): Promise<void> {
  await runUnitOfWork(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
    try {
      await client.connect()
      await work(async text => (await client.query(text)).rows)
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}
