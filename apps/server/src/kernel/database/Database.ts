import type { Lottery, TimeZone } from '@players-club/domain-models'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * What a unit of work may do, the same on both engines. It has no `transaction`: one player action is one transaction,
 * and a part that may fail alone is a second action.
 */
export type Tx = Pick<
  PgDatabase<RowsResult, Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
> & {
  /** The zone whose days are stored. */
  readonly zone: TimeZone
  /** Runs a statement as it is written, for what every request does: building a query costs more than running it. */
  statement<Row>(statement: Statement): Promise<Row[]>
}

/** A unit of work, or the database for a statement that is one alone. */
export type Statements = Pick<Tx, 'statement' | 'zone'>

/** A named statement; the name lets the driver keep it prepared on a connection. */
export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

/** The SQL of an id from a request. An id outside the integer range finds nothing instead of failing. */
export const idParameter = (parameter: `$${number}`) => `${parameter}::bigint`

/** A unit of work with a first or last statement that shares the round trip of `begin` or `commit`. */
export interface FramedWork<First, T> {
  /** It only reads, because it also runs if `begin` fails. */
  first?: Statement
  /** Called with the rows of the first statement. */
  work(tx: Tx, rows: First[]): Promise<{ result: T; last?: Statement }>
}

interface Readiness {
  database: boolean
  migrations: boolean
  /** Whether anything can be written now. */
  writable: boolean
}

/** The only access to the data. Every access is one transaction, retried as a whole when the engine asks for it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** The zone whose days are stored. */
  readonly zone: TimeZone
  /** Notes for the operator, printed once at the start. */
  readonly notes: readonly string[]
  unitOfWork<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  framedUnitOfWork<First, T>(framed: FramedWork<First, T>): Promise<T>
  /** Runs work after all earlier work of the same player; it waits without holding a connection. */
  queued<T>(key: string, work: () => Promise<T>): Promise<T>
  /** A unit of work of one statement: one round trip instead of three. */
  statement<Row>(statement: Statement): Promise<Row[]>
  ready(): Promise<Readiness>
  close(): Promise<void>
}

/** What an engine does by itself; `ready` rejects if the database does not answer. */
export type Engine = Omit<Database, 'queued' | 'unitOfWork' | 'zone'>

/** Whose data it is: what stored days and amounts mean, and whether players of the demo may be in it. */
export interface DataOwner extends Pick<Lottery, 'zone' | 'currency'> {
  mode: 'demo' | 'production'
}

export interface DatabaseOptions {
  /** The zone whose days are stored. */
  zone: TimeZone
  /** The URL of PostgreSQL. */
  url?: string
  /** The folder of the embedded database if there is no `url`; in memory without either. */
  folder?: string
  /** Whether to migrate the data, as servers do; otherwise data that is not up to date is refused. */
  migrates?: boolean
  /** Whose data new data becomes; that of another owner is refused before it is migrated. */
  owner?: DataOwner
  /** All connections of this server to PostgreSQL; a third of them is for single statements. */
  poolSize?: number
  statementTimeoutMs?: number
  connectTimeoutMs?: number
  /** Below this the embedded database turns read-only: a full disk would hang it. */
  minimumFreeBytes?: number
  /** Called with the text of every query inside units of work and single statements. */
  onQuery?: (text: string) => void
  /** Called when a round trip to PostgreSQL begins in a unit of work. */
  onRoundTrip?: () => void
}
