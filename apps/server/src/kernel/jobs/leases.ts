import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { jobs } from './jobs.tables.ts'
import type { Database, Tx } from '../database/index.ts'

/** A job in the hands of one runner. */
export interface LeasedJob {
  id: number
  name: string
  subject: string
  dueAt: Date
  attempt: number
  /** Whose hands these are; after the lease has passed to another, nothing of this one counts. */
  holder: string
}

export interface Lease {
  names: readonly string[]
  holder: string
  limit: number
  /** The product's time: what is due. */
  now: Date
  /** The machine's time: how long a runner may be silent. */
  machineNow: Date
  leaseMs: number
}

/** The job passed to another runner meanwhile: its unit of work has to be undone. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

const TAKE = `
  update jobs set attempts = attempts + 1, leased_by = $1, leased_until = $2
  where id in (
    select id from jobs
    where state = 'waiting' and run_at <= $3 and (leased_until is null or leased_until < $4) and name = any($5)
    order by run_at limit $6 for update skip locked
  )
  returning id, name, subject, due_at, attempts`

interface TakenRow {
  id: string
  name: string
  subject: string
  due_at: Date
  attempts: number
}

/** Takes what is due and in nobody's hands. */
export async function takeDueJobs(database: Database, lease: Lease): Promise<LeasedJob[]> {
  const until = new Date(lease.machineNow.getTime() + lease.leaseMs)
  const rows = await database.statement<TakenRow>({
    name: 'jobs.take',
    text: TAKE,
    values: [lease.holder, until, lease.now, lease.machineNow, [...lease.names], lease.limit],
  })
  return rows.map(row => ({
    id: Number(row.id),
    name: row.name,
    subject: row.subject,
    dueAt: row.due_at,
    attempt: row.attempts,
    holder: lease.holder,
  }))
}

/** Marks the job done, in the same unit of work as what it did. */
export async function finishJob(tx: Tx, job: LeasedJob, now: Date): Promise<void> {
  await settle(tx, job, { state: 'done', finishedAt: now, lastError: null })
}

/** Lets the job wait for its next attempt. */
export async function postponeJob(tx: Tx, job: LeasedJob, runAt: Date, error: string): Promise<void> {
  await settle(tx, job, { runAt, lastError: error })
}

/** Gives the job up; a person has to look at it. */
export async function buryJob(tx: Tx, job: LeasedJob, now: Date, error: string): Promise<void> {
  await settle(tx, job, { state: 'dead', finishedAt: now, lastError: error })
}

async function settle(tx: Tx, job: LeasedJob, change: Partial<typeof jobs.$inferInsert>): Promise<void> {
  const settled = await tx
    .update(jobs)
    .set({ ...change, leasedBy: null, leasedUntil: null })
    .where(
      and(
        eq(jobs.id, job.id),
        eq(jobs.state, 'waiting'),
        eq(jobs.leasedBy, job.holder),
        eq(jobs.attempts, job.attempt),
      ),
    )
    .returning({ id: jobs.id })
  if (settled.length === 0) throw new LeaseLostError(`The job ${job.name} passed to another runner.`)
}

// Longer than the rarest schedule, whose row keeps it from being done a second time.
const KEPT_MS = 40 * 24 * 60 * 60 * 1000

/** Forgets jobs done long ago. Dead ones stay. */
export async function purgeDoneJobs(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(jobs)
    .where(
      and(
        eq(jobs.state, 'done'),
        isNotNull(jobs.finishedAt),
        lt(jobs.finishedAt, sql`${new Date(now.getTime() - KEPT_MS)}`),
      ),
    )
}
