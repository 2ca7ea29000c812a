import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../kernel/columns.ts'

export const ACCOUNT_STATES = ['notActivated', 'active', 'suspended', 'deactivated'] as const

export type AccountState = (typeof ACCOUNT_STATES)[number]

/**
 * One row per registered player. A lock after wrong passwords is not a state of the account: it belongs to the e-mail
 * address, registered or not (see passwordGuard).
 */
export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey(),
    login: text('login').notNull().unique(),
    email: text('email').notNull(),
    /** The e-mail address in lower case, which addresses are compared by. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    inviteCode: text('invite_code').notNull().unique(),
    state: text('state', { enum: ACCOUNT_STATES }).notNull(),
    registeredAt: moment('registered_at').notNull(),
    /** When the address was changed to one that is not proven yet; null while it is proven. */
    emailUnprovenSince: moment('email_unproven_since'),
  },
  table => [
    check('players_state', sql`${table.state} in ('notActivated', 'active', 'suspended', 'deactivated')`),
    index('players_unactivated')
      .on(table.registeredAt)
      .where(sql`${table.state} = 'notActivated'`),
  ],
)

/** The column of the player whom a row is about. */
export const playerReference = (actions?: { onDelete: 'cascade' }) =>
  uuid('player_id')
    .notNull()
    .references(() => players.id, actions)

export const ACCOUNT_KEY_PURPOSES = ['activation', 'reset', 'unsuspend'] as const

export type AccountKeyPurpose = (typeof ACCOUNT_KEY_PURPOSES)[number]

/** Keys in mail links: only their hash is stored, each works once, and each expires. */
export const accountKeys = pgTable(
  'account_keys',
  {
    keyHash: bytes('key_hash').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ACCOUNT_KEY_PURPOSES }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [
    index('account_keys_player').on(table.playerId, table.purpose),
    index('account_keys_created').on(table.createdAt),
  ],
)
