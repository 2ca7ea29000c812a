import type { LeasedJob } from './leases.ts'

interface LaneOptions {
  /** How many jobs run in parallel. */
  width: number
  pollMs: number
  renewMs: number
  /** Takes due jobs, at most `limit`. */
  take: (limit: number) => Promise<LeasedJob[]>
  /** Runs a job, and never rejects. */
  run: (job: LeasedJob) => Promise<void>
  renew: (jobs: readonly LeasedJob[]) => Promise<void>
  onOutage: (error: unknown) => void
}

// While the database is down it is polled less often.
const OUTAGE_POLLS = 10

/** Jobs that share a limit. A slow one occupies only its own slot. */
export function createLane({ width, pollMs, renewMs, take, run, renew, onOutage }: LaneOptions) {
  const underWay = new Map<LeasedJob, Promise<void>>()
  let polling: Promise<void> = Promise.resolve()
  let heartbeat: NodeJS.Timeout | undefined
  let isRenewing = false
  let isStopping = false
  let wake = () => {}

  function beat() {
    if (isRenewing) return
    isRenewing = true
    // A lease that cannot be renewed expires, and another runner takes the job.
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
    /** Runs everything due now, and returns the number of jobs. */
    async runDue(): Promise<number> {
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
    /** Takes no new jobs and waits for running ones. */
    async stop() {
      isStopping = true
      wake()
      await polling
      await Promise.all(underWay.values())
    },
    /** Stops renewing leases, and returns the number of running jobs. */
    abandon() {
      clearInterval(heartbeat)
      return underWay.size
    },
  }
}
