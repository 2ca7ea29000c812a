import type { Timers } from '../client/index.ts'

type Timer = { readonly at: number; readonly run: () => void }

export type ManualClock = Timers & {
  /** How many timers are still to go off. */
  readonly pending: number
  /** Lets time pass at once, then waits until what it set off has settled. */
  advance(ms: number): Promise<void>
}

/** Timers that go off when a test says so. */
export function createManualClock(): ManualClock {
  const timers = new Map<unknown, Timer>()
  let now = 0
  let last = 0
  return {
    get pending() {
      return timers.size
    },
    setTimeout(run, ms) {
      last += 1
      timers.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: timer => void timers.delete(timer),
    async advance(ms) {
      await settled()
      now += ms
      for (const [id, { at, run }] of [...timers]) {
        if (at > now) continue
        timers.delete(id)
        run()
      }
      await settled()
    },
  }
}

/** After everything that is under way without a timer has come to its end. */
export function settled(): Promise<void> {
  return new Promise(done => setImmediate(done))
}
