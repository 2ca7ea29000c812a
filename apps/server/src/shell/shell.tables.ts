import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Remote configuration and switches set by the operator; others have their default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** Feature flags of one player, besides those for everyone. */
export const playerFlags = pgTable(
  'player_flags',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    flag: text('flag').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.flag] })],
)
