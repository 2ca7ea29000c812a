import { randomUUID } from 'node:crypto'
import type { ServiceDeps } from '../ServiceDeps.ts'
import { isAlarm, backoffAfter } from './backoff.ts'
import { enqueueJob } from './enqueueJob.ts'
import { LANES, type JobKind, type LaneName } from './JobKind.ts'
import { createLane } from './lane.ts'
import {
  giveUpJob,
  continueJob,
  finishJob,
  LeaseLostError,
  postponeJob,
  renewLeases,
  RunnerLostError,
  supersedeJobs,
  takeDueJobs,
  type LeasedJob,
} from './leases.ts'

export interface JobFailure extends Pick<LeasedJob, 'id' | 'name' | 'subject' | 'attempt'> {
  /** It is not retried. */
  isDead: boolean
  /** It has failed so often that the operator should look. */
  isAlarm: boolean
  error: unknown
}

export interface JobRunnerOptions extends ServiceDeps {
  kinds: readonly JobKind[]
  pollMs?: number
  /** How long a server may not renew its leases before its jobs are taken over. */
  leaseMs?: number
  renewMs?: number
  /** How long a stop waits for running jobs. */
  stopMs?: number
  random?: () => number
  onFailure?: (failure: JobFailure) => void
  /** Called when the jobs of a lane could not be read. */
  onOutage?: (lane: LaneName, error: unknown) => void
}

// A stop fits into the half minute that a process commonly gets before it is killed.
const DEFAULTS = { pollMs: 500, leaseMs: 30_000, renewMs: 10_000, stopMs: 20_000 }

/** How many jobs of a lane run in parallel. Together they leave connections for requests: a mail or a payment holds none. */
const WIDTHS: Record<LaneName, number> = { mail: 8, draws: 2, sweeps: 4, payments: 2, housekeeping: 2 }

export function createJobRunner(options: JobRunnerOptions) {
  const { database, clock, kinds, random = Math.random, onFailure, onOutage } = options
  const { pollMs, leaseMs, renewMs, stopMs } = { ...DEFAULTS, ...options }
  const byName = new Map(kinds.map(kind => [kind.name, kind]))
  const scheduled = new Map<string, number>()

  async function schedule(ofLane: readonly JobKind[]): Promise<void> {
    const now = clock.now()
    for (const { name, recurs } of ofLane) {
      const dueAt = recurs?.(now, database.zone)
      if (dueAt === undefined || scheduled.get(name) === dueAt.getTime()) continue
      await database.unitOfWork(async tx => {
        await enqueueJob(tx, { name, dueAt })
        await supersedeJobs(tx, { name, dueAt, now })
      })
      scheduled.set(name, dueAt.getTime())
    }
  }

  async function run(job: LeasedJob, kind: JobKind): Promise<void> {
    const now = clock.now()
    if ('work' in kind) {
      await database.unitOfWork(async tx => {
        const rest = await kind.work(tx, job, now)
        await (rest === 'more' ? continueJob(tx, job, now) : finishJob(tx, job, now))
      })
    } else {
      await kind.call(job, now)
      await database.unitOfWork(tx => finishJob(tx, job, clock.now()))
    }
  }

  const isTimeOver = ({ dueAt }: LeasedJob, { retryFor }: JobKind) =>
    retryFor !== undefined && clock.now().getTime() - dueAt.getTime() >= retryFor

  const report = ({ id, name, subject }: LeasedJob, attempt: number, isDead: boolean, error: unknown) =>
    onFailure?.({ id, name, subject, attempt, isDead, isAlarm: isAlarm(attempt), error })

  async function settleFailure(job: LeasedJob, isDead: boolean, error: unknown): Promise<void> {
    const now = clock.now()
    // Only the name: a message may quote what a person typed, and a dead job is kept.
    const reason = error instanceof Error ? error.name : typeof error
    const runAt = new Date(now.getTime() + backoffAfter(job.attempt) * (0.5 + random() / 2))
    // If this cannot be written either, the lease expires, and the next runner takes the job.
    await database
      .unitOfWork(tx => (isDead ? giveUpJob(tx, job, now, reason) : postponeJob(tx, job, runAt, reason)))
      .catch(() => undefined)
  }

  async function attempt(job: LeasedJob): Promise<void> {
    const kind = byName.get(job.name)
    if (kind === undefined) throw new Error(`No job is called ${job.name}.`)
    if (job.wasLost) {
      const error = new RunnerLostError(`The job ${job.name} was lost with its runner.`)
      const isDead = isTimeOver(job, kind)
      report(job, job.attempt - 1, isDead, error)
      if (isDead) return settleFailure(job, isDead, error)
    }
    try {
      await run(job, kind)
    } catch (error) {
      if (error instanceof LeaseLostError) return
      const isDead = isTimeOver(job, kind)
      report(job, job.attempt, isDead, error)
      await settleFailure(job, isDead, error)
    }
  }

  const lanes = LANES.flatMap(name => {
    const ofLane = kinds.filter(({ lane = 'housekeeping' }) => lane === name)
    if (ofLane.length === 0) return []
    const names = ofLane.map(kind => kind.name)
    const take = async (limit: number) => {
      await schedule(ofLane)
      return takeDueJobs(database, { names, holder: randomUUID(), limit, now: clock.now(), leaseMs })
    }
    return createLane({
      width: WIDTHS[name],
      pollMs,
      renewMs,
      take,
      run: attempt,
      renew: jobs => renewLeases(database, jobs, leaseMs),
      onOutage: error => onOutage?.(name, error),
    })
  })

  return {
    /** Runs everything due now, and returns the number of jobs. */
    async runDue(): Promise<number> {
      const counts = await Promise.all(lanes.map(lane => lane.runDue()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    start() {
      for (const lane of lanes) lane.start()
    },
    /** Takes no new jobs and waits for running ones within its timeout; returns how many are left running. */
    async stop(): Promise<number> {
      let timer: NodeJS.Timeout | undefined
      const bound = new Promise<void>(resolve => {
        timer = setTimeout(resolve, stopMs)
      })
      await Promise.race([Promise.all(lanes.map(lane => lane.stop())), bound])
      clearTimeout(timer)
      return lanes.reduce((sum, lane) => sum + lane.abandon(), 0)
    },
  }
}
