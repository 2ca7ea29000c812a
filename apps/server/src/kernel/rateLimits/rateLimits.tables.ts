import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'

/** One row per bucket and subject; counting is one statement, so that parallel requests cannot exceed the limit. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  table => [index('rate_counters_resets').on(table.resetsAt)],
)

/**
 * Wrong passwords per e-mail address, which is locked while there are too many. The address is stored as a keyed hash, because it may
 * not be a player's.
 */
export const passwordGuards = pgTable(
  'password_guards',
  {
    subject: bytes('subject').primaryKey(),
    attempts: integer('attempts').notNull(),
    lastAttemptAt: moment('last_attempt_at').notNull(),
  },
  table => [index('password_guards_last').on(table.lastAttemptAt)],
)
