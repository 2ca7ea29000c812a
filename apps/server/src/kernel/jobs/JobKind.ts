import type { Tx } from '../database/index.ts'
import type { LeasedJob } from './leases.ts'
import type { Schedule } from './schedule.ts'

/** What a job is given. */
export type Job = Pick<LeasedJob, 'subject' | 'dueAt' | 'attempt'>

/** Each lane has a limit of its own, so that what hangs in one never keeps the others waiting. */
export const LANES = ['mail', 'draws', 'sweeps', 'housekeeping'] as const

export type LaneName = (typeof LANES)[number]

/**
 * A kind of work. `work` runs in one unit of work together with being marked done, so it takes effect exactly
 * once; where it answers `more` the job goes on with another step, in a unit of work of its own. `call` may talk to
 * an outside party, under a time-out, and can happen again when its runner dies: what it does has to bear that.
 */
export type JobKind = {
  name: string
  recurs?: Schedule
  /** Housekeeping where none is named. */
  lane?: LaneName
  /** How long after its due moment a failing job is tried again, in milliseconds; without it, until it is done. */
  retryFor?: number
} & (
  | { work: (tx: Tx, job: Job, now: Date) => Promise<'more' | undefined | void> }
  | { call: (job: Job, now: Date) => Promise<void> }
)
