import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** What stored days and amounts mean: the lottery that first served this data. One row. */
export const databaseLottery = pgTable(
  'database_lottery',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    zone: text('zone').notNull(),
    currency: text('currency').notNull(),
  },
  table => [check('database_lottery_only', sql`${table.isOnly}`)],
)
