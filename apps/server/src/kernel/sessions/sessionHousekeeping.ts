import { lte } from 'drizzle-orm'
import { HOUR_MS } from '../clock/durations.ts'
import { deleteInSlices, type Database } from '../database/index.ts'
import { every, type JobKind } from '../jobs/index.ts'
import { sessionFamilies, sessions } from './sessions.tables.ts'
import { SESSION_LIMITS } from './settings.ts'

/** Each deletes its sessions, tokens and frames. */
const FAMILIES = 200

/** Deletes, every hour, sign-ins that can no longer be renewed. */
export const sessionHousekeeping = (database: Database): JobKind => ({
  name: 'sessions.housekeeping',
  recurs: every(HOUR_MS),
  async call(_, now) {
    const { expiresAt } = sessionFamilies
    await deleteInSlices(database, { by: expiresAt, where: lte(expiresAt, now), size: FAMILIES })
    // A remembered sign-in is renewed with the cookie of an expired session, so that row has to stay.
    const rememberedSince = new Date(now.getTime() - SESSION_LIMITS.rememberMs)
    const { createdAt } = sessions
    await deleteInSlices(database, { by: createdAt, where: lte(createdAt, rememberedSince) })
  },
})
