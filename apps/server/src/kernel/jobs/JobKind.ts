import type { Tx } from '../database/index.ts'
import type { LeasedJob } from './leases.ts'
import type { Schedule } from './schedule.ts'

/** The input of a job. */
export type Job = Pick<LeasedJob, 'subject' | 'dueAt' | 'attempt'>

/** Each lane has its own limit, so that jobs that hang in one lane do not block the others. */
export const LANES = ['mail', 'draws', 'sweeps', 'payments', 'housekeeping'] as const

export type LaneName = (typeof LANES)[number]

/**
 * A kind of job. `work` runs in the unit of work that marks it done, so it takes effect exactly once; if it returns
 * `more`, the job continues with another step in a new unit of work. `call` may call an external service, with a timeout,
 * and can run again when its runner dies, so it has to be idempotent.
 */
export type JobKind = {
  name: string
  recurs?: Schedule
  /** Housekeeping if not set. */
  lane?: LaneName
  /** How long after its due moment a failing job is retried, in milliseconds; without limit if not set. */
  retryFor?: number
} & (
  | { work: (tx: Tx, job: Job, now: Date) => Promise<'more' | undefined | void> }
  | { call: (job: Job, now: Date) => Promise<void> }
)
