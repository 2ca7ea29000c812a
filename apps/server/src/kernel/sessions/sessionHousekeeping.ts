import { lte } from 'drizzle-orm'
import { every, type JobKind } from '../jobs/index.ts'
import { purgePasswordGuards, purgeRateCounters } from '../rateLimits/index.ts'
import { sessionFamilies, sessions } from './sessions.tables.ts'
import { SESSION_LIMITS } from './settings.ts'

const HOUR_MS = 60 * 60_000

/** Forgets, every hour, sign-ins that can never be renewed, and counters that no longer count. */
export const sessionHousekeeping: JobKind = {
  name: 'sessions.housekeeping',
  recurs: every(HOUR_MS),
  async work(tx, _, now) {
    await tx.delete(sessionFamilies).where(lte(sessionFamilies.expiresAt, now))
    // A remembered sign-in is renewed by the cookie of a session that has run out, so that row has to stay.
    const rememberedSince = new Date(now.getTime() - SESSION_LIMITS.rememberMs)
    await tx.delete(sessions).where(lte(sessions.createdAt, rememberedSince))
    await purgeRateCounters(tx, now)
    await purgePasswordGuards(tx, now)
  },
}
