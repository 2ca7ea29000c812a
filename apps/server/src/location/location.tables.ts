import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Whether a player was in the state at the last check, and when that was; never the position. */
export const locationPasses = pgTable('location_passes', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  /** Null if the position was unknown. */
  isInRegion: boolean('is_in_region'),
  /** When the question was asked, which the age of the answer counts from. */
  checkedAt: moment('checked_at').notNull(),
})
