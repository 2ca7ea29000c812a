import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './Database.ts'

interface Outdated {
  /** The age of a row, never null: slices follow it, so it needs an index. */
  by: PgColumn
  where: SQL | undefined
  /** How many rows a unit of work deletes; fewer if each one cascades to others. */
  size?: number
}

interface Slice extends Record<string, unknown> {
  found: number
  last: string | null
}

/**
 * Deletes outdated rows in short units of work, so that none runs into the statement timeout or holds its locks for
 * long. Locked rows are left for the next time.
 */
export async function deleteInSlices(
  database: Database,
  { by, where, size = 1_000 }: Outdated,
): Promise<void> {
  const { table } = by
  let from: SQL | undefined
  for (;;) {
    const { rows }: { rows: Slice[] } = await database.unitOfWork(tx =>
      // The cursor: deleted rows stay in the index until a vacuum, and each slice would read them again.
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
