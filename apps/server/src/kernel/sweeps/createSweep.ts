import type { ServiceDeps } from '../ServiceDeps.ts'
import { ExternalServiceError } from './ExternalServiceError.ts'
import type { Clock } from '../clock/clock.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import { DatabaseUnavailableError } from '../database/index.ts'
import { every, type JobKind } from '../jobs/index.ts'
import { errorFields } from '../logging/errorFields.ts'
import { type Logger } from '../logging/logger.ts'
import {
  claimRow,
  dueRows,
  deleteClosedRows,
  deleteRetry,
  recordFailure,
  recordWait,
  type DueRow,
  type OpenRows,
  type SweptTable,
} from './sweepRetries.ts'

const AT_ONCE = 100
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 30 * MINUTE_MS
/** Ends before the next pass begins, even if the last row takes as long as a provider may. */
const LONGEST_PASS_MS = 45_000
/** After so many consecutive rows without an answer the provider is down, not the rows. */
const OUTAGE = 3
/** From this number of failures on the row is reported to the operator. */
const REPORTED_AT = 5
/** About once a day at the longest backoff. */
const REPORTED_EVERY = 50

export interface SweepDeps extends ServiceDeps {
  /** A pass is limited in the machine's time, because the club's clock may be moved. */
  machineClock: Clock
  logger: Pick<Logger, 'warn' | 'error'>
  random?: () => number
}

/** waiting: nothing failed, and the row stays open for now. */
export type Followed = 'settled' | 'waiting'

export interface Sweep<Table extends SweptTable> extends OpenRows<Table> {
  /** Settles one row, and is idempotent; null if its provider is not configured. */
  follow: ((row: Table['$inferSelect']) => Promise<Followed>) | null
  /** The longest backoff of a waiting row. */
  longestWaitMs?: number
}

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError || (error instanceof ExternalServiceError && error.isOutage)

/**
 * A sweep: a job over open rows, every minute. Each row fails alone and is retried with backoff while the others continue.
 */
export const createSweep = <Table extends SweptTable>(deps: SweepDeps, sweep: Sweep<Table>): JobKind => {
  const { database, clock, machineClock, logger, random = Math.random } = deps
  const { name, follow, longestWaitMs = LONGEST_PAUSE_MS } = sweep

  const backoffAfter = (attempts: number, longest: number): Date => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longest)
    return new Date(clock.now().getTime() + pause * (0.5 + random() / 2))
  }

  const report = (id: string, failures: number, error: unknown) => {
    const fields = { sweep: name, id, failures, ...errorFields(error) }
    const isDue = failures === REPORTED_AT || failures % REPORTED_EVERY === 0
    if (isDue) logger.error('sweep row keeps failing', fields)
    else logger.warn('sweep row failed', fields)
  }

  /** Returns whether the attempt met an outage, which is not the row's own failure. */
  const attempt = async (due: DueRow, settle: NonNullable<typeof follow>): Promise<boolean> => {
    const failures = due.failures + 1
    const row = await database.unitOfWork(tx =>
      claimRow(tx, sweep, due, { now: clock.now(), retryAt: backoffAfter(failures, LONGEST_PAUSE_MS) }),
    )
    if (!row) return false
    try {
      const followed = await settle(row)
      await database.unitOfWork(tx =>
        followed === 'settled'
          ? deleteRetry(tx, name, due.id)
          : recordWait(tx, name, due, backoffAfter(due.waits + 1, longestWaitMs)),
      )
      return false
    } catch (error) {
      report(due.id, failures, error)
      await database.unitOfWork(tx => recordFailure(tx, name, due.id, error))
      return isOutage(error)
    }
  }

  /** Returns why the pass ends before it has reached every row, if it does. */
  const pass = async (settle: NonNullable<typeof follow>): Promise<'outage' | 'time' | null> => {
    const begunAt = machineClock.now().getTime()
    const attempted = new Set<string>()
    let unanswered = 0
    for (;;) {
      const due = await database.unitOfWork(tx => dueRows(tx, sweep, clock.now(), AT_ONCE))
      const untried = due.filter(({ id }) => !attempted.has(id))
      if (untried.length === 0) return null
      for (const row of untried) {
        if (machineClock.now().getTime() - begunAt >= LONGEST_PASS_MS) return 'time'
        attempted.add(row.id)
        unanswered = (await attempt(row, settle)) ? unanswered + 1 : 0
        if (unanswered === OUTAGE) return 'outage'
      }
    }
  }

  return {
    name,
    lane: 'sweeps',
    recurs: every(MINUTE_MS),
    async call() {
      if (!follow) return
      const reason = await pass(follow)
      if (reason) logger.warn('sweep ended early', { sweep: name, reason })
      await database.unitOfWork(tx => deleteClosedRows(tx, sweep, clock.now()))
    },
  }
}
