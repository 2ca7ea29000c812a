import { eq, lte, sql } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { rateCounters } from './limits.tables.ts'

export interface RateLimit {
  /** The bucket: part of the counter's key. */
  bucket: string
  limit: number
  windowMs: number
}

export interface AttemptResult {
  isAllowed: boolean
  /** The attempts that remain within the limit. */
  left: number
  resetsAt: Date
}

const keyOf = (limit: RateLimit, subject: Uint8Array) =>
  `${limit.bucket}:${Buffer.from(subject).toString('base64url')}`

/** Counts one attempt and returns whether it was within the limit, in one statement. */
export const consumeAttempt = async (
  tx: Tx,
  limit: RateLimit,
  subject: Uint8Array,
  now: Date,
): Promise<AttemptResult> => {
  const resetsAt = new Date(now.getTime() + limit.windowMs)
  const isOver = lte(rateCounters.resetsAt, now)
  const [row] = await tx
    .insert(rateCounters)
    .values({ key: keyOf(limit, subject), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        // One past the limit is enough; counting further could overflow.
        count: sql`case when ${isOver} then 1 else least(${rateCounters.count} + 1, ${limit.limit + 1}) end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateCounters.resetsAt} end`,
      },
    })
    .returning({ count: rateCounters.count, resetsAt: rateCounters.resetsAt })
  if (!row) throw new Error('An upsert returned no row.')
  const left = Math.max(0, limit.limit - row.count)
  return { isAllowed: row.count <= limit.limit, left, resetsAt: row.resetsAt }
}

/** Removes one attempt from the count, for limits that count only failures. */
export const returnAttempt = async (tx: Tx, limit: RateLimit, subject: Uint8Array): Promise<void> => {
  await tx
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(eq(rateCounters.key, keyOf(limit, subject)))
}

/** Deletes counters whose window is over. */
export const purgeRateCounters = async (database: Database, now: Date): Promise<void> => {
  const { resetsAt } = rateCounters
  await deleteInSlices(database, { by: resetsAt, where: lte(resetsAt, now) })
}
