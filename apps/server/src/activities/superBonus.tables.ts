import type { Locale } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

export interface SuperBonusTexts {
  name: string
  description: string
}

/** A collect-them-all: the tickets of its games fill buckets, and full buckets pay a bonus. */
export const superBonuses = pgTable(
  'super_bonuses',
  {
    /** The key of its activity, which the central system uses too. */
    key: text('key').primaryKey(),
    texts: jsonb('texts').$type<Record<Locale, SuperBonusTexts>>().notNull(),
    imageUrl: text('image_url').notNull(),
    rulesDocument: text('rules_document'),
    minBuckets: integer('min_buckets').notNull(),
    /** JSON, as the operator wrote it. */
    theme: text('theme').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  table => [check('super_bonuses_min_buckets', sql`${table.minBuckets} > 0`)],
)

/** A bucket: a game, and how many of its tickets fill it. */
export const superBonusBuckets = pgTable(
  'super_bonus_buckets',
  {
    superBonusKey: text('super_bonus_key')
      .notNull()
      .references(() => superBonuses.key),
    gameId: integer('game_id').notNull(),
    place: integer('place').notNull(),
    maxEntries: integer('max_entries').notNull(),
  },
  table => [
    primaryKey({ columns: [table.superBonusKey, table.gameId] }),
    check('super_bonus_buckets_max_entries', sql`${table.maxEntries} > 0`),
  ],
)

/** How far a player has filled a bucket. */
export const superBonusEntries = pgTable(
  'super_bonus_entries',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    superBonusKey: text('super_bonus_key').notNull(),
    gameId: integer('game_id').notNull(),
    entries: integer('entries').notNull(),
    filledAt: moment('filled_at'),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.superBonusKey, table.gameId] }),
    index('super_bonus_entries_bucket').on(table.superBonusKey, table.gameId),
    foreignKey({
      name: 'super_bonus_entries_bucket_fk',
      columns: [table.superBonusKey, table.gameId],
      foreignColumns: [superBonusBuckets.superBonusKey, superBonusBuckets.gameId],
    }),
    check('super_bonus_entries_entries', sql`${table.entries} > 0`),
  ],
)
