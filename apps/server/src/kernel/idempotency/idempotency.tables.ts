import { json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'

/**
 * The answer to a player's request, committed together with its effect. Kept as long as the ledger: a key that has
 * moved value never moves it again.
 */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    playerId: uuid('player_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    /** As it was answered, with its members in the same order, which `jsonb` would not keep. */
    answer: json('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.key] })],
)
