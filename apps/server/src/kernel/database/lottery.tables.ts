import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** What stored days and amounts mean, and whether this is demo data: as the first server on it had it. One row. */
export const databaseLottery = pgTable(
  'database_lottery',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    zone: text('zone').notNull(),
    currency: text('currency').notNull(),
    mode: text('mode', { enum: ['demo', 'production'] }).notNull(),
  },
  table => [
    check('database_lottery_only', sql`${table.isOnly}`),
    check('database_lottery_mode', sql`${table.mode} in ('demo', 'production')`),
  ],
)
