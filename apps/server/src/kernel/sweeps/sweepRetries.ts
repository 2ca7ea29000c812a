import { and, asc, eq, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/index.ts'
import { sweepRetries } from './sweeps.tables.ts'

export type SweptTable = PgTable & { id: PgColumn }

/** The rows of a sweep. */
export interface OpenRows<Table extends SweptTable> {
  name: string
  table: Table
  /** Since when a row waits. */
  since: PgColumn
  isOpen: (now: Date) => SQL | undefined
}

export interface DueRow {
  id: string
  failures: number
  waits: number
}

/**
 * Open rows whose backoff is over, never-failed ones first, so that failing rows do not delay the others. Every attempt
 * moves its row to the end, so the next pass continues where this one ends, on any server.
 */
export const dueRows = async (
  tx: Tx,
  { name, table, since, isOpen }: OpenRows<SweptTable>,
  now: Date,
  limit: number,
): Promise<DueRow[]> => {
  const { sweep, subject, failures, waits, retryAt } = sweepRetries
  return tx
    .select({
      id: sql<string>`${table.id}`,
      failures: sql<number>`coalesce(${failures}, 0)`,
      waits: sql<number>`coalesce(${waits}, 0)`,
    })
    .from(table)
    .leftJoin(sweepRetries, and(eq(sweep, name), eq(subject, table.id)))
    .where(and(isOpen(now), or(isNull(retryAt), lte(retryAt, now))))
    .orderBy(sql`coalesce(${failures}, 0) > 0`, sql`coalesce(${retryAt}, ${since})`, asc(table.id))
    .limit(limit)
}

const isOf = (name: string, id: string) => and(eq(sweepRetries.sweep, name), eq(sweepRetries.subject, id))

export const deleteRetry = async (tx: Tx, name: string, id: string): Promise<void> => {
  await tx.delete(sweepRetries).where(isOf(name, id))
}

/**
 * Begins an attempt, and returns the current row; null if it is settled, or another server is working on it. The
 * attempt counts as a failure until it ends otherwise, so that a row that crashes its server gets a backoff like any
 * other.
 */
export const claimRow = async <Table extends SweptTable>(
  tx: Tx,
  { name, table, isOpen }: OpenRows<Table>,
  { id, failures, waits }: DueRow,
  { now, retryAt }: { now: Date; retryAt: Date },
): Promise<Table['$inferSelect'] | null> => {
  const attempt = { failures: failures + 1, waits, retryAt, lastError: null }
  const claimed = await tx
    .insert(sweepRetries)
    .values({ sweep: name, subject: id, ...attempt })
    .onConflictDoUpdate({
      target: [sweepRetries.sweep, sweepRetries.subject],
      set: attempt,
      setWhere: lte(sweepRetries.retryAt, now),
    })
    .returning({ subject: sweepRetries.subject })
  if (claimed.length === 0) return null
  // Read after the claim: a server that settled the row has deleted its claim by then.
  const open: SweptTable = table
  const [row] = await tx
    .select()
    .from(open)
    .where(and(eq(table.id, id), isOpen(now)))
  if (!row) await deleteRetry(tx, name, id)
  return row ?? null
}

export const recordFailure = async (tx: Tx, name: string, id: string, error: unknown): Promise<void> => {
  // Only the name: a message may quote what a person typed.
  const lastError = error instanceof Error ? error.name : typeof error
  await tx.update(sweepRetries).set({ lastError }).where(isOf(name, id))
}

export const recordWait = async (
  tx: Tx,
  name: string,
  { id, waits }: DueRow,
  retryAt: Date,
): Promise<void> => {
  await tx
    .update(sweepRetries)
    .set({ failures: 0, waits: waits + 1, retryAt, lastError: null })
    .where(isOf(name, id))
}

/** Deletes the retries of rows that were settled elsewhere, such as by the player's own request. */
export const deleteClosedRows = async (
  tx: Tx,
  { name, table, isOpen }: OpenRows<SweptTable>,
  now: Date,
): Promise<void> => {
  const stillOpen = tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, sweepRetries.subject), isOpen(now)))
  await tx
    .delete(sweepRetries)
    .where(and(eq(sweepRetries.sweep, name), lte(sweepRetries.retryAt, now), notExists(stillOpen)))
}
