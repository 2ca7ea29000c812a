import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * What a unit of work may do, the same on both engines. There is no `transaction` on it: one player action
 * is one transaction, and a part of it that may fail alone is a sign of two actions.
 */
export type Tx = Pick<
  PgDatabase<RowsResult, Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
>

/** A named statement of its own; the name lets the driver keep it prepared on the connection. */
export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

export interface Readiness {
  database: boolean
  migrations: boolean
}

/** The only way to the data. Every access is one transaction, retried whole when the engine asks for it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** What an operator should read once at the start, in sentences. */
  readonly notes: readonly string[]
  unitOfWork<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A unit of work of one statement: one round trip instead of three. */
  statement<Row>(statement: Statement): Promise<Row[]>
  ready(): Promise<Readiness>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL when given. */
  url?: string
  /** Where the embedded database lies when there is no `url`; in memory without either. */
  folder?: string
  poolSize?: number
  statementTimeoutMs?: number
  connectTimeoutMs?: number
  /** Below this the embedded database turns read-only: a full disk would hang it. */
  minimumFreeBytes?: number
  /** Told the text of every query inside units of work and single statements. */
  onQuery?: (text: string) => void
}
