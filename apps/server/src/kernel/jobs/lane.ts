import type { LeasedJob } from './leases.ts'

export interface LaneOptions {
  /** How many jobs run side by side. */
  width: number
  pollMs: number
  renewMs: number
  /** Takes jobs that are due, so many at most. */
  take: (limit: number) => Promise<LeasedJob[]>
  /** Runs a job, and never rejects. */
  run: (job: LeasedJob) => Promise<void>
  renew: (jobs: readonly LeasedJob[]) => Promise<void>
  onOutage: (error: unknown) => void
}

export interface Lane {
  /** Runs everything due now, and tells how many jobs that were. */
  runDue(): Promise<number>
  start(): void
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
  /** Renews no lease any more, and tells how many jobs are under way. */
  abandon(): number
}

// While the database is away it is asked less often.
const OUTAGE_POLLS = 10

/** Jobs that share a limit. One that takes long occupies its own place only. */
export function createLane({ width, pollMs, renewMs, take, run, renew, onOutage }: LaneOptions): Lane {
  const underWay = new Map<LeasedJob, Promise<void>>()
  let polling: Promise<void> = Promise.resolve()
  let heartbeat: NodeJS.Timeout | undefined
  let isRenewing = false
  let isStopping = false
  let wake = () => {}

  function beat() {
    if (isRenewing) return
    isRenewing = true
    // A lease that cannot be renewed runs out, and the job is another runner's.
    void renew([...underWay.keys()])
      .catch(() => undefined)
      .finally(() => {
        isRenewing = false
      })
  }

  function ended(job: LeasedJob) {
    underWay.delete(job)
    if (underWay.size === 0) {
      clearInterval(heartbeat)
      heartbeat = undefined
    }
    wake()
  }

  async function fill(): Promise<number> {
    const free = width - underWay.size
    if (isStopping || free === 0) return 0
    const taken = await take(free)
    if (taken.length > 0) heartbeat ??= setInterval(beat, renewMs).unref()
    for (const job of taken)
      underWay.set(
        job,
        run(job).finally(() => ended(job)),
      )
    return taken.length
  }

  function wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function poll(): Promise<void> {
    let pause = pollMs
    while (!isStopping) {
      await wait(pause)
      pause = pollMs
      await fill().catch((error: unknown) => {
        onOutage(error)
        pause = pollMs * OUTAGE_POLLS
      })
    }
  }

  return {
    async runDue() {
      let total = 0
      for (;;) {
        const taken = await fill()
        total += taken
        if (underWay.size > 0) await Promise.race(underWay.values())
        else if (taken === 0) return total
      }
    },
    start() {
      polling = poll()
    },
    async stop() {
      isStopping = true
      wake()
      await polling
      await Promise.all(underWay.values())
    },
    abandon() {
      clearInterval(heartbeat)
      return underWay.size
    },
  }
}
