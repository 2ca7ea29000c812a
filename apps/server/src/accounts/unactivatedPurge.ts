import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { accountKeys, players } from './accounts.tables.ts'

const NIGHT_HOUR = 3
/** Each deletes its rows in about twenty tables. */
const PLAYERS = 100

/**
 * Deletes, every night, registrations that were never activated, with all their data: the address may belong to someone
 * else. They have earned nothing, nor have their inviters, so the address can register again. A registration that just
 * got a key can still be activated.
 */
export const unactivatedPurge = (database: Database, days: number): JobKind => ({
  name: 'accounts.unactivatedPurge',
  recurs: dailyAt(NIGHT_HOUR),
  async call(_, now) {
    const { id, registeredAt, state } = players
    const isUsable = and(eq(accountKeys.playerId, id), gt(accountKeys.expiresAt, now))
    await deleteInSlices(database, {
      by: registeredAt,
      where: and(
        // Literally as in the index, so that the planner uses it.
        eq(state, sql`'notActivated'`),
        lt(registeredAt, new Date(now.getTime() - days * DAY_MS)),
        sql`not exists (select from ${accountKeys} where ${isUsable})`,
      ),
      size: PLAYERS,
    })
  },
})
