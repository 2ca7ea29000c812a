import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Whether a player was in the state when last asked, and when that was; never where. */
export const locationPasses = pgTable('location_passes', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  /** Null where the answer was that nobody knows. */
  isInRegion: boolean('is_in_region'),
  /** When it was asked: an answer is as old as its question. */
  checkedAt: moment('checked_at').notNull(),
})
