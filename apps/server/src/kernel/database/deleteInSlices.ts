import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './Database.ts'

interface Outdated {
  /** The age of a row, never null: the slices follow it, so an index on it has to lead to the rows. */
  by: PgColumn
  where: SQL | undefined
  /** How many rows a unit of work deletes; fewer where each of them takes others along. */
  size?: number
}

interface Slice extends Record<string, unknown> {
  found: number
  last: string | null
}

/**
 * Deletes what is out of date in short units of work, so that none meets the statement time-out or holds its locks for
 * long, however many rows there are. A row that someone holds is left for the next time.
 */
export async function deleteInSlices(
  database: Database,
  { by, where, size = 1_000 }: Outdated,
): Promise<void> {
  const { table } = by
  let from: SQL | undefined
  for (;;) {
    const { rows }: { rows: Slice[] } = await database.unitOfWork(tx =>
      // Cursor: rows deleted a moment ago stay in the index until a vacuum, and would be read again by each slice.
      tx.execute<Slice>(sql`
        with slice as materialized (
          select ${table}.ctid as place, ${by} as age from ${table}
          where ${and(where, from)}
          order by ${by} limit ${size} for update skip locked
        ), gone as (
          delete from ${table} where ctid = any (array(select place from slice))
        )
        select count(*)::int as found, max(age)::text as last from slice`),
    )
    const [slice] = rows
    if (!slice || slice.found < size) return
    from = sql`${by} >= ${slice.last}`
  }
}
