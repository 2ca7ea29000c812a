import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Players' choices; the defaults of the tree apply to the rest. */
export const preferences = pgTable(
  'preferences',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    isOn: boolean('is_on').notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.key] })],
)
