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
import { playerReference } from '../accounts/accounts.tables.ts'
import { bytes, moment, wholeNumber } from '../kernel/columns.ts'
import { PAYMENT_STATUSES } from '../providers/PaymentProvider.ts'
import { DISPUTE_DECISIONS } from './orderTransition.ts'

/** Bundles of tokens. All money is in cents. */
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
 * created: the provider may not know it yet. pending: it waits for its payment. failed, cancelled, expired: unpaid,
 * unless the provider reports otherwise later. disputed: a verdict does not fit the order; an operator credits it
 * (paid) or closes it (closed). orderTransition.ts has the rules.
 */
export const storeOrders = pgTable(
  'store_orders',
  {
    /** The transaction id: what player and provider know the order by. */
    id: uuid('id').primaryKey(),
    playerId: playerReference(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** As they were sold. */
    items: jsonb('items').$type<CartItem[]>().notNull(),
    total: integer('total').notNull(),
    tokens: integer('tokens').notNull(),
    /** The lottery day whose limit it counts for. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The request that made it; repeating it continues the same order. */
    requestKey: text('request_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    paymentUrl: text('payment_url'),
    /** Why it was not paid, in the provider's words. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    /** When its time to be paid is over. */
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** The transfer that credited its tokens. */
    transferId: uuid('transfer_id'),
  },
  table => [
    check(
      'store_orders_state',
      sql`${table.state} in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'disputed', 'closed')`,
    ),
    // Credited tokens stay credited while the order is disputed, and after it is closed.
    check(
      'store_orders_paid',
      sql`case when ${table.transferId} is null then ${table.state} <> 'paid'
        else ${table.state} in ('paid', 'disputed', 'closed') end`,
    ),
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
    index('store_orders_disputed')
      .on(table.settledAt, table.id)
      .where(sql`${table.state} = 'disputed'`),
  ],
)

/** The events of an order: each new verdict of the provider, and an operator's decisions. Append-only. */
export const storeOrderEvents = pgTable(
  'store_order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id),
    /** Counts from 1; the lock of the order makes it unique. */
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    /** A notice of the provider, its answer to a poll of ours, or an operator. */
    source: text('source', { enum: ['notice', 'poll', 'operator'] }).notNull(),
    status: text('status', { enum: [...PAYMENT_STATUSES, ...DISPUTE_DECISIONS] }).notNull(),
    /** Of the payment, in the smallest unit of its currency. */
    amount: wholeNumber('amount'),
    currency: text('currency'),
    /** The provider's id of the payment. */
    reference: text('reference'),
    fromState: text('from_state', { enum: ORDER_STATES }).notNull(),
    toState: text('to_state', { enum: ORDER_STATES }).notNull(),
    /** In the provider's words, or the operator's. */
    reason: text('reason'),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('store_order_events_source', sql`${table.source} in ('notice', 'poll', 'operator')`),
    check(
      'store_order_events_operator',
      sql`(${table.source} = 'operator') = (${table.status} in ('credit', 'close'))
        and (${table.source} <> 'operator' or ${table.reason} is not null)`,
    ),
  ],
)

/** What a player has spent on a day of the lottery, including open orders; unpaid ones are given back. */
export const storeDays = pgTable(
  'store_days',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    spent: integer('spent').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.day] }),
    index('store_days_day').on(table.day),
    check('store_days_spent', sql`${table.spent} >= 0`),
  ],
)
