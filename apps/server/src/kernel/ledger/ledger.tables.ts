import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { players } from '../../accounts/accounts.tables.ts'
import { moment, wholeNumber } from '../columns.ts'

export const CURRENCIES = ['points', 'tokens'] as const

export type Currency = (typeof CURRENCIES)[number]

/**
 * Accounts that hold points or tokens: one per player, and those of the house by purpose. House accounts have negative
 * ids.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
    playerId: uuid('player_id').references(() => players.id),
    house: text('house'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
  },
  table => [
    unique('ledger_accounts_player').on(table.playerId, table.currency),
    unique('ledger_accounts_house').on(table.house, table.currency),
    check('ledger_accounts_currency', sql`${table.currency} in ('points', 'tokens')`),
    check('ledger_accounts_owner', sql`(${table.playerId} is null) <> (${table.house} is null)`),
    check('ledger_accounts_id', sql`(${table.id} < 0) = (${table.playerId} is null)`),
  ],
)

/**
 * The current balance of a player's account. House accounts have no such row: they have no floor, and one row updated
 * by every transfer would serialize all players.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    accountId: wholeNumber('account_id')
      .primaryKey()
      .references(() => ledgerAccounts.id),
    balance: wholeNumber('balance').notNull().default(0),
    floor: wholeNumber('floor').notNull().default(0),
  },
  table => [check('ledger_balances_floor', sql`${table.balance} >= ${table.floor}`)],
)

/** One event that moved value; append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    /** A key of the message catalogue, or a name at the time of the transfer. */
    description: text('description').notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    reverses: uuid('reverses'),
    occurredAt: moment('occurred_at').notNull(),
  },
  table => [
    unique('ledger_transfers_key').on(table.key),
    uniqueIndex('ledger_transfers_reverses')
      .on(table.reverses)
      .where(sql`${table.reverses} is not null`),
  ],
)

/**
 * A line of a transfer: what one account gives, another one gets. Both sides are one row, so that every transfer sums
 * to zero. There are no foreign keys, because every transfer would lock the few house accounts. Only the ledger's own
 * functions write rows, and they know both sides.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transferId: uuid('transfer_id').notNull(),
    line: smallint('line').notNull(),
    fromAccount: wholeNumber('from_account').notNull(),
    toAccount: wholeNumber('to_account').notNull(),
    amount: wholeNumber('amount').notNull(),
    /** The balances right after the transfer; null for the house. */
    fromAfter: wholeNumber('from_after'),
    toAfter: wholeNumber('to_after'),
    kind: text('kind').notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.transferId, table.line] }),
    index('ledger_postings_from')
      .on(table.fromAccount, table.occurredAt, table.transferId, table.line)
      .where(sql`${table.fromAccount} > 0`),
    index('ledger_postings_to')
      .on(table.toAccount, table.occurredAt, table.transferId, table.line)
      .where(sql`${table.toAccount} > 0`),
    check(
      'ledger_postings_amount',
      sql`${table.amount} > 0 or (${table.amount} = 0 and ${table.kind} = 'FREE_ENTRY')`,
    ),
    check('ledger_postings_accounts', sql`${table.fromAccount} <> ${table.toAccount}`),
  ],
)

/** How many postings a player's account has by kind and lottery day, so that a page of history needs no counting. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    accountId: wholeNumber('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    postings: wholeNumber('postings').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
)
