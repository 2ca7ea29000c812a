import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { players } from '../accounts/accounts.tables.ts'
import { bytes, moment } from '../kernel/columns.ts'

/** How far a player's identity is checked. Whoever has never tried has no row. */
export const identityRecords = pgTable(
  'identity_records',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    isValid: boolean('is_valid').notNull().default(false),
    /** Failed checks since the last one that passed. */
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(IDENTITY_MAX_ATTEMPTS),
    verifiedAt: moment('verified_at'),
    /** Until then the identity checker stands by what it found; no limit where it named none. */
    expiresAt: moment('expires_at'),
    /** The one check that is under way, and until when it has to be settled, in the machine's time. */
    checkId: uuid('check_id'),
    checkUntil: moment('check_until'),
  },
  table => [
    check(
      'identity_records_attempts',
      sql`${table.attempts} >= 0 and ${table.attempts} <= ${table.maxAttempts}`,
    ),
  ],
)

/** The last four digits of a social security number, sealed, for as long as a verification is open. */
export const identityNumbers = pgTable(
  'identity_numbers',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    /** Which key sealed them: after the secret is changed they cannot be opened any more. */
    keyId: text('key_id').notNull(),
    storedAt: moment('stored_at').notNull(),
    purgeAfter: moment('purge_after').notNull(),
  },
  table => [index('identity_numbers_purge').on(table.purgeAfter)],
)

export const SCAN_STATES = ['pending', 'approved', 'rejected', 'lapsed'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** Pictures of an id that a player was asked for. Each is settled by what the checker says, once. */
export const identityScans = pgTable(
  'identity_scans',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** What the checker calls it. */
    reference: text('reference').notNull(),
    /** The page that is shown in the frame. */
    url: text('url').notNull(),
    /** Name and birth date that the scan vouches for, as a keyed hash: changed meanwhile, they are not what was scanned. */
    facts: bytes('facts').notNull(),
    state: text('state', { enum: SCAN_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    check('identity_scans_state', sql`${table.state} in ('pending', 'approved', 'rejected', 'lapsed')`),
    index('identity_scans_player').on(table.playerId, table.createdAt),
    // One open scan a player, however many requests ask for one at once.
    uniqueIndex('identity_scans_open')
      .on(table.playerId)
      .where(sql`${table.state} = 'pending'`),
  ],
)

export const IDENTITY_DECISIONS = [
  'verified',
  'failed',
  'alreadyValidated',
  'scanApproved',
  'scanRejected',
  'reset',
] as const
export type IdentityDecision = (typeof IDENTITY_DECISIONS)[number]

/** What was decided about a player's identity, and when. Only added to; nothing personal in it. */
export const identityDecisions = pgTable(
  'identity_decisions',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    decision: text('decision', { enum: IDENTITY_DECISIONS }).notNull(),
    /** What the checker calls the check or the scan behind it. */
    reference: text('reference'),
    decidedAt: moment('decided_at').notNull(),
  },
  table => [index('identity_decisions_player').on(table.playerId, table.decidedAt)],
)
