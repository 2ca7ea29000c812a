import { DRAWING_FREQUENCIES } from '@players-club/domain-models'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Texts } from '../kernel/columns.ts'
import { rewards } from '../rewards/rewards.tables.ts'

/** A prize of each draw of a drawing. */
export interface DrawingPrize {
  texts: Texts<'name' | 'description'>
  /** In cents. */
  amount: number
  quantity: number
}

/** What a drawing of the lounge is besides a reward for tokens. */
export const loungeDrawings = pgTable('lounge_drawings', {
  rewardId: integer('reward_id')
    .primaryKey()
    .references(() => rewards.id),
  frequency: text('frequency', { enum: DRAWING_FREQUENCIES }).notNull(),
  /** Of the draws that are added from now on, the largest first; a draw keeps those that it was added with. */
  prizes: jsonb('prizes').$type<DrawingPrize[]>().notNull(),
})
