const SPIN_MS = 200
const MOST = 10

/** Generous: a limit ends what hangs, and judges no speed. */
const BASES_MS = { test: 60_000, hook: 120_000, poll: 15_000 }

/** How many times slower work is that got the processor for so much of the time it took; at most `MOST`. */
export function slowdown(wallMs: number, processorMs: number): number {
  const isMeasured = wallMs > 0 && processorMs > 0
  return isMeasured ? Math.min(Math.max(wallMs / processorMs, 1), MOST) : 1
}

/** What `TEST_PATIENCE` says, or else what is measured. */
export function patienceFrom(given: string | undefined, measure: () => number): number {
  if (given === undefined || given === '') return measure()
  const number = Number(given)
  if (!(number >= 1)) throw new Error(`TEST_PATIENCE has to be a number of at least 1, not “${given}”.`)
  return number
}

/** A short spin: the system's load average would still speak of the minute before. */
function measureSlowdown(): number {
  const began = performance.now()
  const before = process.threadCpuUsage()
  while (performance.now() - began < SPIN_MS);
  const { user, system } = process.threadCpuUsage(before)
  return slowdown(performance.now() - began, (user + system) / 1000)
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
