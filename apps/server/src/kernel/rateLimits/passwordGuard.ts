import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { passwordGuards } from './rateLimits.tables.ts'

export interface LockoutSettings {
  /** So many wrong passwords lock. */
  attempts: number
  /** For so long; and after so long without a try the count starts again. */
  lockMs: number
  /** From so many remaining attempts on the player is warned. */
  warnFrom: number
}

export const LOCKOUT: LockoutSettings = { attempts: 5, lockMs: 15 * 60_000, warnFrom: 3 }

/** Either the door is locked, or this is the n-th try, already counted as wrong. */
export type Attempt = { kind: 'locked' } | { kind: 'counted'; remaining: number }

/**
 * Every try at a password is counted before the password is looked at, and forgotten when it was right.
 * So parallel guesses cannot outrun the count: of twenty at once, five are looked at. The subject is the
 * e-mail address, registered or not, so that the count says nothing about who is a player.
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

/** Whether the door is locked, without trying it. */
export const isLocked = async (tx: Tx, subject: Uint8Array, now: Date): Promise<boolean> => {
  const guard = passwordGuards
  const [row] = await tx
    .select({ lockedUntil: guard.lockedUntil })
    .from(guard)
    .where(and(eq(guard.subject, subject), gt(guard.lockedUntil, now)))
  return row !== undefined
}

/** The password was right: nothing is held against the address any more. */
export const clearAttempts = async (tx: Tx, subject: Uint8Array): Promise<void> => {
  await tx.delete(passwordGuards).where(eq(passwordGuards.subject, subject))
}

/** Forgets guards that no longer count. */
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
