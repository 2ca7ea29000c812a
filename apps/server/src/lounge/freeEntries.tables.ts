import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'
import { loungeRewards } from './drawings.tables.ts'

/** Entries that were claimed for nothing, never changed: a player has one in a draw. */
export const loungeFreeEntries = pgTable(
  'lounge_free_entries',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => loungeRewards.id),
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

/** When a player claimed last, in whatever drawing: between two claims a minute has to pass. */
export const loungeFreeClaims = pgTable('lounge_free_claims', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  claimedAt: moment('claimed_at').notNull(),
})
