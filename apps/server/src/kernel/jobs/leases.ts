import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { pauseAfter } from './backoff.ts'
import { jobs } from './jobs.tables.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'

/** A job in the hands of one runner. */
export interface LeasedJob {
  id: number
  name: string
  subject: string
  dueAt: Date
  attempt: number
  /** The attempt before this one never ended: its lease ran out. */
  wasLost: boolean
  /** Whose hands these are; after the lease has passed to another, nothing of this one counts. */
  holder: string
}

export interface Lease {
  names: readonly string[]
  /** Of this taking alone, so that a job taken a second time by the same server has another one. */
  holder: string
  limit: number
  /** The product's time: what is due. Leases go by the database's clock, the same for all servers. */
  now: Date
  leaseMs: number
}

/** The job passed to another runner meanwhile: its unit of work has to be undone. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** The server that had the job ended, or was silent for longer than its lease. */
export class RunnerLostError extends Error {
  override readonly name = 'RunnerLostError'
}

// Each name is looked up by itself: a hundred thousand waiting mails are no part of what a draw's lane reads.
// A job whose runner is lost each time waits longer and longer, like one that fails. The count of attempts goes back
// by twelve at the end of its range, so that each hour's alarm still comes.
const TAKE = `
  with due as materialized (
    select j.id, j.was_lost from unnest($4::text[]) as kind (name)
    cross join lateral (
      select id, run_at, leased_by is not null as was_lost from jobs
      where state = 'waiting' and name = kind.name and run_at <= $2
        and (leased_until is null or leased_until < clock_timestamp())
      order by run_at limit $5 for update skip locked
    ) j
    order by j.run_at limit $5
  )
  update jobs set leased_by = $1, leased_until = clock_timestamp() + $3 * interval '1 millisecond',
    attempts = case when attempts >= 32767 then 32756 else attempts + 1 end,
    run_at = $2::timestamptz + ($6::float8[])[least(attempts + 1, cardinality($6::float8[]))] * interval '1 millisecond'
  from due where jobs.id = due.id
  returning jobs.id, name, subject, due_at, attempts, due.was_lost`

// The pause after each attempt; the last of them stands for all that follow.
const PAUSES = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1))

interface TakenRow {
  id: string
  name: string
  subject: string
  due_at: Date
  attempts: number
  was_lost: boolean
}

/** Takes what is due and in nobody's hands. */
export async function takeDueJobs(database: Database, lease: Lease): Promise<LeasedJob[]> {
  const rows = await database.statement<TakenRow>({
    name: 'jobs.take',
    text: TAKE,
    values: [lease.holder, lease.now, lease.leaseMs, [...lease.names], lease.limit, PAUSES],
  })
  return rows.map(row => ({
    id: Number(row.id),
    name: row.name,
    subject: row.subject,
    dueAt: row.due_at,
    attempt: row.attempts,
    wasLost: row.was_lost,
    holder: lease.holder,
  }))
}

const RENEW = `
  update jobs set leased_until = clock_timestamp() + $3 * interval '1 millisecond'
  from unnest($1::bigint[], $2::text[]) as held (id, holder)
  where jobs.id = held.id and leased_by = held.holder and state = 'waiting'`

/** Tells that the jobs are still worked on. One that has passed to another runner stays with that one. */
export async function renewLeases(
  database: Database,
  held: readonly LeasedJob[],
  leaseMs: number,
): Promise<void> {
  const values = [held.map(job => job.id), held.map(job => job.holder), leaseMs]
  await database.statement({ name: 'jobs.renew', text: RENEW, values })
}

/** Marks the job done, in the same unit of work as what it did. */
export async function finishJob(tx: Tx, job: LeasedJob, now: Date): Promise<void> {
  await settle(tx, job, { state: 'done', finishedAt: now, lastError: null })
}

/** Lets the job go on with its next step, after what else is due; a step that succeeded is no failed attempt. */
export async function continueJob(tx: Tx, job: LeasedJob, now: Date): Promise<void> {
  await settle(tx, job, { runAt: now, attempts: 0, lastError: null })
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
    .where(and(eq(jobs.id, job.id), eq(jobs.state, 'waiting'), eq(jobs.leasedBy, job.holder)))
    .returning({ id: jobs.id })
  if (settled.length === 0) throw new LeaseLostError(`The job ${job.name} passed to another runner.`)
}

/** Ends the earlier occurrences of a recurring job that still wait, since a later one does their work. */
export async function supersedeJobs(
  tx: Tx,
  { name, dueAt, now }: { name: string; dueAt: Date; now: Date },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ state: 'superseded', finishedAt: now })
    .where(
      and(
        eq(jobs.name, name),
        eq(jobs.state, 'waiting'),
        lt(jobs.dueAt, dueAt),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`clock_timestamp()`)),
      ),
    )
}

// Longer than the rarest schedule, whose row keeps it from being done a second time.
const KEPT_MS = 40 * 24 * 60 * 60 * 1000

/** Forgets jobs that ended long ago. Dead ones stay. */
export async function purgeDoneJobs(database: Database, now: Date): Promise<void> {
  const { finishedAt, state } = jobs
  const isOld = lt(finishedAt, new Date(now.getTime() - KEPT_MS))
  await deleteInSlices(database, {
    by: finishedAt,
    where: and(inArray(state, ['done', 'superseded']), isOld),
  })
}
