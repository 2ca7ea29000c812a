import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'
import { rewards } from '../rewards/rewards.tables.ts'

/** Free entries; append-only, one per player and draw. */
export const loungeFreeEntries = pgTable(
  'lounge_free_entries',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference(),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    drawId: integer('draw_id').notNull(),
    transferId: uuid('transfer_id').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  table => [
    unique('lounge_free_entries_once').on(table.playerId, table.drawId),
    unique('lounge_free_entries_transfer').on(table.transferId),
    index('lounge_free_entries_reward').on(table.rewardId),
  ],
)

/** When a player last claimed in any drawing: a minute has to pass between two claims. */
export const loungeFreeClaims = pgTable('lounge_free_claims', {
  playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
  claimedAt: moment('claimed_at').notNull(),
})
