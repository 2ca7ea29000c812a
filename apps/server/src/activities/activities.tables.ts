import { integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** What the club credited by itself. One row a place: a period has as many places as an activity may earn in it. */
export const activityCredits = pgTable(
  'activity_credits',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    activityKey: text('activity_key').notNull(),
    /** A month of Phoenix, or nothing where the activity earns once for all. */
    period: text('period').notNull(),
    place: smallint('place').notNull(),
    /** What it was done for, such as the player who accepted an invitation; the same earns once. */
    subject: text('subject').notNull(),
    points: integer('points').notNull(),
    creditedAt: moment('credited_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.activityKey, table.period, table.place] }),
    unique('activity_credits_subject').on(table.playerId, table.activityKey, table.subject),
  ],
)
