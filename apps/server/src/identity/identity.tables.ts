import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { playerReference } from '../accounts/accounts.tables.ts'
import { bytes, moment } from '../kernel/columns.ts'

/** The identity state of a player. A player who has never tried has no row. */
export const identityRecords = pgTable(
  'identity_records',
  {
    playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
    isValid: boolean('is_valid').notNull().default(false),
    /** Failed checks since the last successful one. */
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(IDENTITY_MAX_ATTEMPTS),
    verifiedAt: moment('verified_at'),
    /** When the identity provider's verdict expires; null if it does not. */
    expiresAt: moment('expires_at'),
    /** The running check, and when its claim expires, in the machine's time. */
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

/** The last four digits of a social security number, encrypted, while a verification is open. */
export const identityNumbers = pgTable(
  'identity_numbers',
  {
    playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
    sealed: bytes('sealed').notNull(),
    /** The key that encrypted them: they cannot be decrypted after the secret was changed. */
    keyId: text('key_id').notNull(),
    storedAt: moment('stored_at').notNull(),
    purgeAfter: moment('purge_after').notNull(),
  },
  table => [index('identity_numbers_purge').on(table.purgeAfter)],
)

export const SCAN_STATES = ['pending', 'approved', 'rejected', 'lapsed'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** ID scans. Each is settled once, by the provider's verdict. */
export const identityScans = pgTable(
  'identity_scans',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    /** The provider's id of the scan. */
    reference: text('reference').notNull(),
    /** The page that is shown in the frame. */
    url: text('url').notNull(),
    /**
     * A keyed hash of the name and birth date that the scan verifies: if they change meanwhile, the scan is not valid
     * for them.
     */
    facts: bytes('facts').notNull(),
    state: text('state', { enum: SCAN_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    check('identity_scans_state', sql`${table.state} in ('pending', 'approved', 'rejected', 'lapsed')`),
    index('identity_scans_player').on(table.playerId, table.createdAt),
    // One open scan per player, however many parallel requests ask for one.
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

/** Decisions about a player's identity, with their time. Append-only, without personal data. */
export const identityDecisions = pgTable(
  'identity_decisions',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    decision: text('decision', { enum: IDENTITY_DECISIONS }).notNull(),
    /** The provider's id of the check or scan. */
    reference: text('reference'),
    decidedAt: moment('decided_at').notNull(),
  },
  table => [index('identity_decisions_player').on(table.playerId, table.decidedAt)],
)
