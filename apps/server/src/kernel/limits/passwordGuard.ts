import { and, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../clock/durations.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { passwordGuards } from './limits.tables.ts'

export const LOCKOUT = {
  /** How many wrong passwords lock. */
  attempts: 5,
  /** How long the lock lasts; after the same time without an attempt the count restarts. */
  lockMs: 15 * MINUTE_MS,
  /** At how many remaining attempts the player is warned. */
  warnFrom: 3,
}

/** Either locked, or the nth attempt, already counted as wrong. */
export type Attempt = { kind: 'locked' } | { kind: 'counted'; remaining: number }

const { subject: guarded, attempts, lastAttemptAt } = passwordGuards

/** A count is valid for as long after its last attempt as a lock lasts. Attempts on a locked address are not counted. */
const validSince = (now: Date) => new Date(now.getTime() - LOCKOUT.lockMs)

/**
 * Every attempt is counted before the password is checked, and deleted if it was right. So parallel guesses cannot
 * exceed the limit: of twenty at once, five are checked. The subject is the e-mail address, registered or not, so that
 * the count does not reveal who is a player.
 */
export const countAttempt = async (tx: Tx, subject: Uint8Array, now: Date): Promise<Attempt> => {
  const isOver = lte(lastAttemptAt, validSince(now))
  const [counted] = await tx
    .insert(passwordGuards)
    .values({ subject, attempts: 1, lastAttemptAt: now })
    .onConflictDoUpdate({
      target: guarded,
      set: { attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`, lastAttemptAt: now },
      setWhere: or(isOver, lt(attempts, LOCKOUT.attempts)),
    })
    .returning({ attempts })
  return counted ? { kind: 'counted', remaining: LOCKOUT.attempts - counted.attempts } : { kind: 'locked' }
}

/** Whether the subject is locked, without counting an attempt. */
export const isLocked = async (tx: Tx, subject: Uint8Array, now: Date): Promise<boolean> => {
  const [locked] = await tx
    .select({ attempts })
    .from(passwordGuards)
    .where(and(eq(guarded, subject), gte(attempts, LOCKOUT.attempts), gt(lastAttemptAt, validSince(now))))
  return locked !== undefined
}

/** Resets the count after a right password. */
export const clearAttempts = async (tx: Tx, subject: Uint8Array): Promise<void> => {
  await tx.delete(passwordGuards).where(eq(guarded, subject))
}

/** Deletes counts that no longer matter. */
export const purgePasswordGuards = (database: Database, now: Date): Promise<void> =>
  deleteInSlices(database, { by: lastAttemptAt, where: lte(lastAttemptAt, validSince(now)) })
