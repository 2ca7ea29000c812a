import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** Whether a player was in the state at the last check, and when that was; never the position. */
export const locationPasses = pgTable('location_passes', {
  playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
  /** Null if the position was unknown. */
  isInRegion: boolean('is_in_region'),
  /** When the question was asked, which the age of the answer counts from. */
  checkedAt: moment('checked_at').notNull(),
})
