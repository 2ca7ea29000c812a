import { randomUUID } from 'node:crypto'
import { buryJob, finishJob, LeaseLostError, postponeJob, takeDueJobs } from './leases.ts'
import { enqueueJob } from './enqueueJob.ts'
import { systemClock } from '../clock/index.ts'
import type { Clock } from '../clock/index.ts'
import type { Database, Tx } from '../database/index.ts'
import type { LeasedJob } from './leases.ts'
import type { Schedule } from './schedule.ts'

/** What a job is given. */
export type Job = Pick<LeasedJob, 'subject' | 'dueAt' | 'attempt'>

/**
 * A kind of work. `work` runs in one unit of work together with being marked done, so it takes effect exactly
 * once. `call` may talk to an outside party and can happen again when its runner dies: what it does has to
 * bear that.
 */
export type JobKind = { name: string; recurs?: Schedule } & (
  { work: (tx: Tx, job: Job, now: Date) => Promise<void> } | { call: (job: Job, now: Date) => Promise<void> }
)

export interface JobRunnerOptions {
  database: Database
  clock: Clock
  kinds: readonly JobKind[]
  pollMs?: number
  leaseMs?: number
  maxAttempts?: number
  /** How many jobs run side by side. */
  width?: number
  /** Leases are about runners, not about the product's time, which people may move. */
  machineClock?: Clock
  random?: () => number
  onFailure?: (failure: { name: string; attempt: number; isDead: boolean; error: unknown }) => void
}

export interface JobRunner {
  /** Runs everything due now, and tells how many jobs that were. */
  runDue(): Promise<number>
  start(): void
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
}

const DEFAULTS = { pollMs: 500, leaseMs: 60_000, maxAttempts: 10, width: 8 }
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60_000

export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, clock, kinds, machineClock = systemClock, random = Math.random, onFailure } = options
  const { pollMs, leaseMs, maxAttempts, width } = { ...DEFAULTS, ...options }
  const byName = new Map(kinds.map(kind => [kind.name, kind]))
  const holder = randomUUID()
  const scheduled = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let pass: Promise<unknown> = Promise.resolve()

  async function schedule(now: Date): Promise<void> {
    for (const { name, recurs } of kinds) {
      const dueAt = recurs?.(now)
      if (dueAt === undefined || scheduled.get(name) === dueAt.getTime()) continue
      await database.unitOfWork(tx => enqueueJob(tx, { name, dueAt }))
      scheduled.set(name, dueAt.getTime())
    }
  }

  async function run(job: LeasedJob): Promise<void> {
    const kind = byName.get(job.name)
    if (kind === undefined) throw new Error(`No job is called ${job.name}.`)
    const now = clock.now()
    if (job.attempt > maxAttempts) throw new Error('Its runner was lost each time.')
    if ('work' in kind) {
      await database.unitOfWork(async tx => {
        await kind.work(tx, job, now)
        await finishJob(tx, job, now)
      })
    } else {
      await kind.call(job, now)
      await database.unitOfWork(tx => finishJob(tx, job, clock.now()))
    }
  }

  async function attempt(job: LeasedJob): Promise<void> {
    try {
      await run(job)
    } catch (error) {
      if (error instanceof LeaseLostError) return
      const now = clock.now()
      const isDead = job.attempt >= maxAttempts
      // Its name only: a message may quote what a person typed, and a dead job is kept.
      const reason = error instanceof Error ? error.name : typeof error
      onFailure?.({ name: job.name, attempt: job.attempt, isDead, error })
      // Where even this cannot be written the lease runs out, and the next runner takes the job.
      await database
        .unitOfWork(tx =>
          isDead ? buryJob(tx, job, now, reason) : postponeJob(tx, job, pauseAfter(now, job), reason),
        )
        .catch(() => undefined)
    }
  }

  function pauseAfter(now: Date, { attempt: count }: LeasedJob): Date {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS)
    return new Date(now.getTime() + pause * (0.5 + random() / 2))
  }

  async function runDue(): Promise<number> {
    await schedule(clock.now())
    let total = 0
    while (!isStopping) {
      const taken = await takeDueJobs(database, {
        names: [...byName.keys()],
        holder,
        limit: width,
        now: clock.now(),
        machineNow: machineClock.now(),
        leaseMs,
      })
      await Promise.all(taken.map(attempt))
      total += taken.length
      if (taken.length < width) break
    }
    return total
  }

  function poll() {
    timer = setTimeout(() => {
      pass = runDue()
        // A database that is away is asked again at the next pass.
        .catch((error: unknown) => onFailure?.({ name: 'runner', attempt: 0, isDead: false, error }))
        .finally(() => {
          if (!isStopping) poll()
        })
    }, pollMs)
  }

  return {
    runDue,
    start: poll,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await pass
    },
  }
}
