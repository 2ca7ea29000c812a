import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** The retries of a row that a sweep has tried and not settled. */
export const sweepRetries = pgTable(
  'sweep_retries',
  {
    sweep: text('sweep').notNull(),
    /** The id of the row, in the table of the sweep. */
    subject: uuid('subject').notNull(),
    /** Consecutive failed attempts, including the running one. */
    failures: integer('failures').notNull(),
    /** Attempts that found the row still open. */
    waits: integer('waits').notNull().default(0),
    retryAt: moment('retry_at').notNull(),
    /** The name of the error; null if the server died during the attempt. */
    lastError: text('last_error'),
  },
  table => [
    primaryKey({ columns: [table.sweep, table.subject] }),
    check('sweep_retries_counts', sql`${table.failures} >= 0 and ${table.waits} >= 0`),
  ],
)
