import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessionFamilies } from '../kernel/sessions/sessions.tables.ts'
import { bytes, moment } from '../kernel/columns.ts'

/** A one-time code that carries a sign-in from the club's own window into a partner's frame. */
export const embedCodes = pgTable(
  'embed_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    /** The partner's origin and the widget's nonce that the code was made for; it is invalid for others. */
    origin: text('origin').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('embed_codes_family').on(table.familyId), index('embed_codes_expires').on(table.expiresAt)],
)

/** A frame's own session: it ends with the sign-in it came from, and gives access only to what a widget shows. */
export const embedSessions = pgTable(
  'embed_sessions',
  {
    idHash: bytes('id_hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('embed_sessions_family').on(table.familyId),
    index('embed_sessions_expires').on(table.expiresAt),
  ],
)
