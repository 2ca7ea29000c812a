import type { CartItem, Locale } from '@players-club/domain-models'
import { ORDER_STATES } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { bytes, moment } from '../kernel/columns.ts'

/** Bundles of tokens. Money is counted in cents everywhere. */
export const storeBundles = pgTable(
  'store_bundles',
  {
    id: integer('id').primaryKey(),
    key: text('key').notNull().unique(),
    titles: jsonb('titles').$type<Record<Locale, string>>().notNull(),
    tokens: integer('tokens').notNull(),
    price: integer('price').notNull(),
    imageUrl: text('image_url').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
  },
  table => [
    check('store_bundles_tokens', sql`${table.tokens} > 0`),
    check('store_bundles_price', sql`${table.price} > 0`),
    index('store_bundles_sale')
      .on(table.price, table.id)
      .where(sql`${table.isOnSale}`),
  ],
)

/**
 * created: the provider does not know it yet, as far as is known here. pending: it waits for its payment. Every other
 * state is final, and the provider's word; disputed: a word that does not fit the order.
 */
export const storeOrders = pgTable(
  'store_orders',
  {
    /** The transaction id: what player and provider know the order by. */
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** As they were sold. */
    items: jsonb('items').$type<CartItem[]>().notNull(),
    total: integer('total').notNull(),
    tokens: integer('tokens').notNull(),
    /** The Phoenix day whose limit it counts for. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The request that made it: repeated, it goes on with the same order. */
    requestKey: text('request_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    paymentUrl: text('payment_url'),
    /** Why it was not paid, in the provider's words. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    /** Until then it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** What credited its tokens. */
    transferId: uuid('transfer_id'),
  },
  table => [
    check(
      'store_orders_state',
      sql`${table.state} in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'disputed')`,
    ),
    check('store_orders_paid', sql`(${table.state} = 'paid') = (${table.transferId} is not null)`),
    check(
      'store_orders_settled',
      sql`(${table.state} in ('created', 'pending')) = (${table.settledAt} is null)`,
    ),
    check('store_orders_payment', sql`${table.state} <> 'pending' or ${table.paymentUrl} is not null`),
    check('store_orders_total', sql`${table.total} > 0 and ${table.tokens} > 0`),
    uniqueIndex('store_orders_request').on(table.playerId, table.requestKey),
    uniqueIndex('store_orders_transfer')
      .on(table.transferId)
      .where(sql`${table.transferId} is not null`),
    index('store_orders_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('created', 'pending')`),
  ],
)

/** What a player has spent on a day of Phoenix, open orders included; what was not paid is given back. */
export const storeDays = pgTable(
  'store_days',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    spent: integer('spent').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.day] }),
    index('store_days_day').on(table.day),
    check('store_days_spent', sql`${table.spent} >= 0`),
  ],
)
