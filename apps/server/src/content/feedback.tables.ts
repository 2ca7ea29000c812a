import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Messages of visitors to the support team, until they are deleted by the purge. */
export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: uuid('id').primaryKey(),
    /** The signed-in player; null for a guest. */
    playerId: uuid('player_id').references(() => players.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('feedback_messages_created').on(table.createdAt),
    index('feedback_messages_player').on(table.playerId),
  ],
)
