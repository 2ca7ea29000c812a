import { availableParallelism, loadavg } from 'node:os'

const SPIN_MS = 200
const MOST = 10

/** Generous: a limit ends what hangs, and judges no speed. */
const BASES_MS = { test: 120_000, hook: 120_000, poll: 30_000 }

/** How many times slower work is for which so much is wanted and so much is there, at least 1 and at most `MOST`. */
export function slowdown(wanted: number, available: number): number {
  const isMeasured = wanted > 0 && available > 0
  return isMeasured ? Math.min(Math.max(wanted / available, 1), MOST) : 1
}

/** What `TEST_PATIENCE` says, or else what is measured. */
export function patienceFrom(given: string | undefined, measure: () => number): number {
  if (given === undefined || given === '') return measure()
  const number = Number(given)
  if (!(number >= 1)) throw new Error(`TEST_PATIENCE has to be a number of at least 1, not “${given}”.`)
  return number
}

/**
 * The worse of two signs. A spin shows the load of this moment, but the scheduler favours a process that has just begun;
 * the load average is of the past minute.
 */
function measureSlowdown(): number {
  const began = performance.now()
  const before = process.threadCpuUsage()
  while (performance.now() - began < SPIN_MS);
  const { user, system } = process.threadCpuUsage(before)
  const ofSpin = slowdown(performance.now() - began, (user + system) / 1000)
  const [ofMinute = 0] = loadavg()
  return Math.max(ofSpin, slowdown(ofMinute, availableParallelism()))
}

/** How many times slower than a quiet machine this one is now. */
export const patience = patienceFrom(process.env.TEST_PATIENCE, measureSlowdown)
// Processes that this one starts take it over.
process.env.TEST_PATIENCE = String(patience)

const scaled = (ms: number) => Math.ceil(ms * patience)

/** Limits of time for tests, in milliseconds. */
export const limits = {
  test: scaled(BASES_MS.test),
  hook: scaled(BASES_MS.hook),
  poll: scaled(BASES_MS.poll),
}
