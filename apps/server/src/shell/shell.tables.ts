import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
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
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    flag: text('flag').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.flag] })],
)
