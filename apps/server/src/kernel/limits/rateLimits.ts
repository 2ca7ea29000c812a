import { lte } from 'drizzle-orm'
import { deleteInSlices, type Database, type Statements } from '../database/index.ts'
import { networkOf } from '../http/clientAddress.ts'
import { tooManyRequests, type ProblemError } from '../http/problem.ts'
import { subjectOf, type Secrets } from '../secrets/secrets.ts'
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

/** What attempts of one network are counted by. */
export const networkSubject = (secrets: Secrets, clientAddress: string): Uint8Array =>
  subjectOf(secrets, networkOf(clientAddress))

const keyOf = (limit: RateLimit, subject: Uint8Array) =>
  `${limit.bucket}:${Buffer.from(subject).toString('base64url')}`

// One past the limit is enough; counting further could overflow.
const CONSUME = {
  name: 'rateLimits.consume',
  text: `insert into rate_counters as c (key, count, resets_at) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when c.resets_at <= $3 then 1 else least(c.count + 1, $4) end,
      resets_at = case when c.resets_at <= $3 then excluded.resets_at else c.resets_at end
    returning count, resets_at`,
}

/** Counts one attempt and returns whether it was within the limit, in one statement. */
export const consumeAttempt = async (
  statements: Statements,
  limit: RateLimit,
  subject: Uint8Array,
  now: Date,
): Promise<AttemptResult> => {
  const resetsAt = new Date(now.getTime() + limit.windowMs)
  const values = [keyOf(limit, subject), resetsAt, now, limit.limit + 1]
  const [row] = await statements.statement<{ count: number; resets_at: Date }>({ ...CONSUME, values })
  if (!row) throw new Error('An upsert returned no row.')
  const left = Math.max(0, limit.limit - row.count)
  return { isAllowed: row.count <= limit.limit, left, resetsAt: row.resets_at }
}

/** Counts an attempt; the refusal of one beyond the limit is returned and not thrown, so that the count is committed. */
export const refusedAttempt = async (
  statements: Statements,
  limit: RateLimit,
  subject: Uint8Array,
  now: Date,
): Promise<ProblemError | null> => {
  const { isAllowed, resetsAt } = await consumeAttempt(statements, limit, subject, now)
  return isAllowed ? null : tooManyRequests(resetsAt, now)
}

/**
 * Counts an attempt that stays counted whatever its outcome, and refuses one beyond the limit. The attempts of one player
 * wait for each other without holding a connection.
 */
export const requireAttempt = async (
  database: Database,
  limit: RateLimit,
  { playerId, secrets, now }: { playerId: string; secrets: Secrets; now: Date },
): Promise<void> => {
  const consume = () => refusedAttempt(database, limit, subjectOf(secrets, playerId), now)
  const refused = await database.queued(playerId, consume)
  if (refused) throw refused
}

const RETURN = {
  name: 'rateLimits.return',
  text: 'update rate_counters set count = greatest(count - 1, 0) where key = $1',
}

/** Removes one attempt from the count, for limits that count only failures. */
export const returnAttempt = async (
  statements: Statements,
  limit: RateLimit,
  subject: Uint8Array,
): Promise<void> => {
  await statements.statement({ ...RETURN, values: [keyOf(limit, subject)] })
}

/** Deletes counters whose window is over. */
export const purgeRateCounters = async (database: Database, now: Date): Promise<void> => {
  const { resetsAt } = rateCounters
  await deleteInSlices(database, { by: resetsAt, where: lte(resetsAt, now) })
}
