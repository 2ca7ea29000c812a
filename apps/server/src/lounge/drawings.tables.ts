import { DRAWING_FREQUENCIES, type Locale } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'
import { promotions } from '../promotions/promotions.tables.ts'

type Texts<Name extends string> = Record<Locale, Record<Name, string>>

/** A prize of each draw of a drawing. */
export interface DrawingPrize {
  texts: Texts<'name' | 'description'>
  /** In cents. */
  amount: number
  quantity: number
}

/**
 * The drawings of the lounge, for which tokens buy entries. The draws are those of the promotion, one after another.
 */
export const loungeRewards = pgTable(
  'lounge_rewards',
  {
    id: integer('id').primaryKey(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id),
    internalName: text('internal_name').notNull(),
    frequency: text('frequency', { enum: DRAWING_FREQUENCIES }).notNull(),
    texts: jsonb('texts').$type<Texts<'title' | 'summary' | 'description'>>().notNull(),
    /** Tokens for one entry. */
    amount: integer('amount').notNull(),
    imageUrl: text('image_url').notNull(),
    termsConditionsUrl: text('terms_conditions_url'),
    extraData: jsonb('extra_data').$type<Record<string, string>>().notNull().default({}),
    /** The largest first. */
    prizes: jsonb('prizes').$type<DrawingPrize[]>().notNull(),
    /** How many entries a player may redeem in a day of Phoenix. */
    perDay: integer('per_day'),
    isPublished: boolean('is_published').notNull().default(true),
  },
  table => [
    unique('lounge_rewards_promotion').on(table.promotionId),
    unique('lounge_rewards_internal_name').on(table.internalName),
    check('lounge_rewards_amount', sql`${table.amount} > 0`),
    check('lounge_rewards_per_day', sql`${table.perDay} > 0`),
  ],
)

/** How many entries a player has redeemed on a day of Phoenix; a check constraint enforces the limit. */
export const loungeRewardUses = pgTable(
  'lounge_reward_uses',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => loungeRewards.id),
    day: text('day').notNull(),
    used: integer('used').notNull(),
    cap: integer('cap').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.rewardId, table.day] }),
    index('lounge_reward_uses_reward').on(table.rewardId),
    check('lounge_reward_uses_used', sql`${table.used} between 0 and ${table.cap}`),
  ],
)

/** Entries redeemed for tokens; append-only. */
export const loungeRedemptions = pgTable(
  'lounge_redemptions',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => loungeRewards.id),
    drawId: integer('draw_id').notNull(),
    quantity: integer('quantity').notNull(),
    tokens: integer('tokens').notNull(),
    transferId: uuid('transfer_id').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  table => [
    index('lounge_redemptions_player').on(table.playerId, table.redeemedAt),
    index('lounge_redemptions_reward').on(table.rewardId),
    unique('lounge_redemptions_transfer').on(table.transferId),
    check('lounge_redemptions_quantity', sql`${table.quantity} > 0`),
  ],
)
