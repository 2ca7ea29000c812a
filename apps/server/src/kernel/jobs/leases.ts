import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '../clock/durations.ts'
import { backoffAfter } from './backoff.ts'
import { jobs } from './jobs.tables.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'

/** A job that is leased by one runner. */
export interface LeasedJob {
  id: number
  name: string
  subject: string
  dueAt: Date
  attempt: number
  /** The attempt before this one never ended: its lease expired. */
  wasLost: boolean
  /** The id of this lease; after the lease has passed to another runner, nothing of this one is committed. */
  holder: string
}

export interface Lease {
  names: readonly string[]
  /** Unique per lease, so that the same server gets a new one when it takes the job again. */
  holder: string
  limit: number
  /** The club's clock, which decides what is due. Leases use the database's clock, the same for all servers. */
  now: Date
  leaseMs: number
}

/** Another runner took the job over: this unit of work has to roll back. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** The server that held the job died, or did not renew its lease. */
export class RunnerLostError extends Error {
  override readonly name = 'RunnerLostError'
}

// Each name is looked up separately, so that the lane of draws does not read a hundred thousand waiting mails. A job
// whose runner dies each time gets a growing backoff, like one that fails. The count of attempts goes back by twelve at
// the end of its range, so that the hourly alarm still comes.
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
  returning jobs.id, name, subject, due_at as "dueAt", attempts as attempt, due.was_lost as "wasLost"`

// The backoff after each attempt; the last one applies to all further attempts.
const PAUSES = Array.from({ length: 12 }, (_, index) => backoffAfter(index + 1))

interface TakenRow extends Omit<LeasedJob, 'id' | 'holder'> {
  id: string
}

/** Takes due jobs without a live lease. */
export async function takeDueJobs(database: Database, lease: Lease): Promise<LeasedJob[]> {
  const rows = await database.statement<TakenRow>({
    name: 'jobs.take',
    text: TAKE,
    values: [lease.holder, lease.now, lease.leaseMs, [...lease.names], lease.limit, PAUSES],
  })
  return rows.map(row => ({ ...row, id: Number(row.id), holder: lease.holder }))
}

const RENEW = `
  update jobs set leased_until = clock_timestamp() + $3 * interval '1 millisecond'
  from unnest($1::bigint[], $2::text[]) as held (id, holder)
  where jobs.id = held.id and leased_by = held.holder and state = 'waiting'`

/** Renews the leases of jobs. One that another runner took over stays with that one. */
export async function renewLeases(
  database: Database,
  held: readonly LeasedJob[],
  leaseMs: number,
): Promise<void> {
  const values = [held.map(job => job.id), held.map(job => job.holder), leaseMs]
  await database.statement({ name: 'jobs.renew', text: RENEW, values })
}

/** Marks the job done, in the unit of work of its effects. */
export async function finishJob(tx: Tx, job: LeasedJob, now: Date): Promise<void> {
  await settle(tx, job, { state: 'done', finishedAt: now, lastError: null })
}

/** Schedules the next step of the job after other due jobs; a successful step is no failed attempt. */
export async function continueJob(tx: Tx, job: LeasedJob, now: Date): Promise<void> {
  await settle(tx, job, { runAt: now, attempts: 0, lastError: null })
}

/** Schedules the next attempt. */
export async function postponeJob(tx: Tx, job: LeasedJob, runAt: Date, error: string): Promise<void> {
  await settle(tx, job, { runAt, lastError: error })
}

/** Gives the job up until an operator revives it. */
export async function giveUpJob(tx: Tx, job: LeasedJob, now: Date, error: string): Promise<void> {
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

/**
 * Ends earlier waiting occurrences of a recurring job, because a later one does their work. It takes the place in the
 * queue of those that were not tried yet: behind a backlog, a new place every minute would never be the first.
 */
export async function supersedeJobs(
  tx: Tx,
  { name, dueAt, now }: { name: string; dueAt: Date; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with superseded as (
      update jobs set state = 'superseded', finished_at = ${now}
      where name = ${name} and state = 'waiting' and due_at < ${dueAt}
        and (leased_until is null or leased_until < clock_timestamp())
      returning run_at, attempts
    )
    update jobs set run_at = least(run_at, (select min(run_at) from superseded where attempts = 0))
    where name = ${name} and state = 'waiting' and due_at = ${dueAt} and attempts = 0`)
}

// Longer than the rarest schedule, whose row keeps it from running a second time.
const KEPT_MS = 40 * DAY_MS

/** Deletes jobs that ended long ago. Dead ones stay. */
export async function purgeDoneJobs(database: Database, now: Date): Promise<void> {
  const { finishedAt, state } = jobs
  const isOld = lt(finishedAt, new Date(now.getTime() - KEPT_MS))
  await deleteInSlices(database, {
    by: finishedAt,
    where: and(inArray(state, ['done', 'superseded']), isOld),
  })
}
