import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { playerReference } from '../../accounts/accounts.tables.ts'
import { bytes, moment } from '../columns.ts'

/** Everything of one sign-in: its sessions and refresh tokens end together. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** After this moment nothing of the family can be renewed. */
    expiresAt: moment('expires_at').notNull(),
    remember: boolean('remember').notNull(),
    revokedAt: moment('revoked_at'),
  },
  table => [
    index('session_families_player').on(table.playerId),
    index('session_families_expires').on(table.expiresAt),
  ],
)

/**
 * Only the SHA-256 of the cookie's value is stored. A session is live while neither limit has passed.
 * A renewal is one successful use of a refresh token; its id connects what it used, ended and opened (ADR 0044).
 */
export const sessions = pgTable(
  'sessions',
  {
    idHash: bytes('id_hash').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Null until the cookie or the refresh token that a renewal issued is used. */
    lastSeenAt: moment('last_seen_at'),
    /** The idle limit: moved forward with the player's calls. */
    expiresAt: moment('expires_at').notNull(),
    /** The absolute limit: never moved. */
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    remember: boolean('remember').notNull(),
    /** Null if a sign-in opened it. */
    openedByRenewal: uuid('opened_by_renewal'),
    revokedAt: moment('revoked_at'),
    /** The renewal that opened the next session in its place, or revoked it because its answer was lost. */
    endedByRenewal: uuid('ended_by_renewal'),
  },
  table => [
    index('sessions_player').on(table.playerId),
    index('sessions_family').on(table.familyId),
    index('sessions_created').on(table.createdAt),
  ],
)

/** A token is its id and a signature over it, so nothing secret is stored and a live one can be issued again. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    /** The renewal that used it, or revoked it because its answer was lost; null while it is valid. */
    usedByRenewal: uuid('used_by_renewal'),
  },
  table => [index('refresh_tokens_family').on(table.familyId)],
)
