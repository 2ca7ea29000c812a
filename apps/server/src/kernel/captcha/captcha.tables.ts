import { index, pgTable } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'

/** Used solutions by their challenge, until they would have expired. */
export const captchaSolutions = pgTable(
  'captcha_solutions',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('captcha_solutions_expires').on(table.expiresAt)],
)
