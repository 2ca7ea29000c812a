import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { passwordGuards } from './rateLimits.tables.ts'

export interface LockoutSettings {
  /** How many wrong passwords lock. */
  attempts: number
  /** How long the lock lasts; after the same time without an attempt the count restarts. */
  lockMs: number
  /** At how many remaining attempts the player is warned. */
  warnFrom: number
}

export const LOCKOUT: LockoutSettings = { attempts: 5, lockMs: 15 * 60_000, warnFrom: 3 }

/** Either locked, or the nth attempt, already counted as wrong. */
export type Attempt = { kind: 'locked' } | { kind: 'counted'; remaining: number }

/**
 * Every attempt is counted before the password is checked, and deleted if it was right. So parallel guesses cannot
 * exceed the limit: of twenty at once, five are checked. The subject is the e-mail address, registered or not, so that
 * the count does not reveal who is a player.
 */
export const countAttempt = async (
  tx: Tx,
  subject: Uint8Array,
  now: Date,
  settings: LockoutSettings = LOCKOUT,
): Promise<Attempt> => {
  const guard = passwordGuards
  const lockedUntil = new Date(now.getTime() + settings.lockMs)
  const forgottenBefore = new Date(now.getTime() - settings.lockMs)
  const startsAgain = or(lte(guard.lockedUntil, now), lt(guard.lastAttemptAt, forgottenBefore))
  const attempts = sql<number>`case when ${startsAgain} then 1 else ${guard.attempts} + 1 end`
  const [row] = await tx
    .insert(guard)
    .values({
      subject,
      attempts: 1,
      lastAttemptAt: now,
      lockedUntil: settings.attempts === 1 ? lockedUntil : null,
    })
    .onConflictDoUpdate({
      target: guard.subject,
      set: {
        attempts,
        lastAttemptAt: now,
        lockedUntil: sql`case when ${attempts} >= ${settings.attempts} then ${lockedUntil.toISOString()}::timestamptz end`,
      },
      setWhere: sql`${guard.lockedUntil} is null or ${guard.lockedUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ attempts: guard.attempts })
  return row ? { kind: 'counted', remaining: settings.attempts - row.attempts } : { kind: 'locked' }
}

/** Whether the subject is locked, without counting an attempt. */
export const isLocked = async (tx: Tx, subject: Uint8Array, now: Date): Promise<boolean> => {
  const guard = passwordGuards
  const [row] = await tx
    .select({ lockedUntil: guard.lockedUntil })
    .from(guard)
    .where(and(eq(guard.subject, subject), gt(guard.lockedUntil, now)))
  return row !== undefined
}

/** Resets the count after a right password. */
export const clearAttempts = async (tx: Tx, subject: Uint8Array): Promise<void> => {
  await tx.delete(passwordGuards).where(eq(passwordGuards.subject, subject))
}

/** Deletes counts that no longer matter. */
export const purgePasswordGuards = async (
  database: Database,
  now: Date,
  settings: LockoutSettings = LOCKOUT,
): Promise<void> => {
  const before = new Date(now.getTime() - settings.lockMs)
  const { lastAttemptAt, lockedUntil } = passwordGuards
  await deleteInSlices(database, {
    by: lastAttemptAt,
    where: and(lt(lastAttemptAt, before), or(isNull(lockedUntil), lte(lockedUntil, now))),
  })
}
