import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Players' choices; the defaults of the tree apply to the rest. */
export const preferences = pgTable(
  'preferences',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    key: text('key').notNull(),
    isOn: boolean('is_on').notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.key] })],
)
