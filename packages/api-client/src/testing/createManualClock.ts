import type { Timers } from '../client/index.ts'

type Timer = { readonly at: number; readonly run: () => void }

export type ManualClock = Timers & {
  /** How many timers are pending. */
  readonly pending: number
  /** Advances the time at once, then waits until its effects have settled. */
  advance(ms: number): Promise<void>
}

/** A clock whose timers fire when the test advances it. */
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

/** Resolves after all pending promises that do not wait for a timer. */
export function settled(): Promise<void> {
  return new Promise(done => setImmediate(done))
}
