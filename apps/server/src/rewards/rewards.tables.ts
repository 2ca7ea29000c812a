import { REWARD_TYPES, type Locale } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'
import { CURRENCIES } from '../kernel/ledger/ledger.tables.ts'
import { promotions } from '../promotions/promotions.tables.ts'

/** The texts of a reward. */
export interface RewardTexts {
  title: string
  summary: string
  /** Of a drawing of the lounge. */
  description?: string
  /** How to get a reward that is handed out outside the club. */
  instructions?: string
}

/** The rewards, configured by the operator. What is paid in tokens is offered in the lounge. */
export const rewards = pgTable(
  'rewards',
  {
    id: integer('id').primaryKey(),
    key: text('key').notNull(),
    type: text('type', { enum: REWARD_TYPES }).notNull(),
    texts: jsonb('texts').$type<Record<Locale, RewardTexts>>().notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('points'),
    amount: integer('amount').notNull(),
    imageUrl: text('image_url').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** When it starts to be shown as ending soon. */
    endingSoonAt: moment('ending_soon_at'),
    /** When a draw stops accepting entries. */
    entryEndsAt: moment('entry_ends_at'),
    /** The external service's id of it: a partner's offer, a vendor's game. */
    externalId: text('external_id'),
    /** A DRAW reward has either one draw, or those of a promotion, one after another. */
    drawId: integer('draw_id'),
    promotionId: integer('promotion_id').references(() => promotions.id),
    createdAt: moment('created_at').notNull(),
    featured: boolean('featured').notNull().default(false),
    visibilityWeb: boolean('visibility_web').notNull().default(true),
    termsConditionsUrl: text('terms_conditions_url'),
    extraData: jsonb('extra_data').$type<Record<string, string>>().notNull().default({}),
    /** How many a player may redeem in a day of the lottery, and in total; null for no limit. */
    perDay: integer('per_day'),
    perPlayer: integer('per_player'),
    /** Restricted to players of this segment, if set. */
    segment: text('segment'),
  },
  table => [
    unique('rewards_key').on(table.key),
    index('rewards_starts').on(table.startsAt),
    check('rewards_amount', sql`${table.amount} > 0`),
    check('rewards_per_day', sql`${table.perDay} > 0`),
    check('rewards_per_player', sql`${table.perPlayer} > 0`),
    check(
      'rewards_draw',
      sql`num_nonnulls(${table.drawId}, ${table.promotionId}) = (${table.type} = 'DRAW')::int`,
    ),
    check('rewards_currency', sql`${table.currency} in ('points', 'tokens')`),
    // The calls of the lounge have no refusals for a segment or a limit in total.
    check(
      'rewards_of_lounge',
      sql`${table.currency} = 'points' or (${table.type} = 'DRAW' and ${table.segment} is null and ${table.perPlayer} is null)`,
    ),
    unique('rewards_promotion').on(table.promotionId),
  ],
)

/** The players of segments. */
export const playerSegments = pgTable(
  'player_segments',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    segment: text('segment').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.segment] })],
)

/**
 * The stock of a limited reward, and how many of it were handed out. It is split into shards, so that redemptions of one
 * reward do not wait for each other's commits; a shard has the places that follow `first`.
 */
export const rewardStocks = pgTable(
  'reward_stocks',
  {
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    shard: smallint('shard').notNull(),
    first: integer('first').notNull(),
    total: integer('total').notNull(),
    handedOut: integer('handed_out').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.rewardId, table.shard] }),
    check('reward_stocks_handed_out', sql`${table.handedOut} between 0 and ${table.total}`),
  ],
)

/** One redemption: what the points or tokens bought. It never changes, and is deleted only if its game could not be opened. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference(),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    quantity: integer('quantity').notNull(),
    /** In the currency of the reward. */
    amount: integer('amount').notNull(),
    transferId: uuid('transfer_id').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  table => [
    index('reward_redemptions_player').on(table.playerId, table.redeemedAt),
    index('reward_redemptions_reward').on(table.rewardId),
    unique('reward_redemptions_transfer').on(table.transferId),
    check('reward_redemptions_quantity', sql`${table.quantity} > 0`),
  ],
)

/** The codes of a coupon, in the order in which they are handed out. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    place: integer('place').notNull(),
    code: text('code').notNull(),
    barcodeData: text('barcode_data').notNull(),
  },
  table => [
    primaryKey({ columns: [table.rewardId, table.place] }),
    unique('coupon_codes_code').on(table.code),
  ],
)

/** Who got which code. The place is unique, so that a code is handed out once. */
export const handedCodes = pgTable(
  'handed_codes',
  {
    rewardId: integer('reward_id').notNull(),
    place: integer('place').notNull(),
    redemptionId: uuid('redemption_id')
      .notNull()
      .references(() => rewardRedemptions.id),
  },
  table => [
    primaryKey({ columns: [table.rewardId, table.place] }),
    foreignKey({
      name: 'handed_codes_code',
      columns: [table.rewardId, table.place],
      foreignColumns: [couponCodes.rewardId, couponCodes.place],
    }),
    index('handed_codes_redemption').on(table.redemptionId),
  ],
)
