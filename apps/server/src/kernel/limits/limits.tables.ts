import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'

/**
 * How much of a limit a player has used: on a lottery day, or with an empty day in total. There is no foreign key,
 * because it would lock the player in every redemption.
 */
export const limitUses = pgTable(
  'limit_uses',
  {
    playerId: uuid('player_id').notNull(),
    name: text('name').notNull(),
    day: text('day').notNull(),
    used: integer('used').notNull(),
    cap: integer('cap').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.name, table.day] }),
    index('limit_uses_day').on(table.day),
    check('limit_uses_used', sql`${table.used} between 0 and ${table.cap}`),
  ],
)

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
 * Wrong passwords per e-mail address, which is locked while there are too many. The address is stored as a keyed hash,
 * because it may not be a player's.
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
