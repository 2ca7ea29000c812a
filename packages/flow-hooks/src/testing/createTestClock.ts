import type { ClockPort } from '../club/ClubPorts.ts'
import { createSettling, type Settling } from './createSettling.ts'

/** A clock that stands still until a test advances it. */
export type TestClock = ClockPort & {
  /** Advances the time, fires the due timers and waits for their effects. */
  advance(ms: number): Promise<void>
  /** The server's answers show that the time is another one; the timers stay. */
  correct(ms: number): Promise<void>
}

/** A clock that stands still until it is advanced. */
export function createTestClock(
  start = '2026-11-20T19:00:00.000Z',
  { settled }: Pick<Settling, 'settled'> = createSettling(),
): TestClock {
  const timers = new Map<number, { at: number; run: () => void }>()
  const listeners = new Set<() => void>()
  let time = Date.parse(start)
  let offset = 0
  let ids = 0

  function nextDue(until: number) {
    const due = [...timers].filter(([, { at }]) => at <= until)
    return due.sort(([, a], [, b]) => a.at - b.at)[0]
  }

  return {
    now: () => new Date(time + offset),
    elapsed: () => time,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async correct(ms) {
      offset += ms
      for (const listener of [...listeners]) listener()
      await settled()
    },
    setTimeout(run, ms) {
      ids += 1
      timers.set(ids, { at: time + ms, run })
      return ids
    },
    clearTimeout: timer => void timers.delete(timer),
    async advance(ms) {
      const until = time + ms
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const [id, { at, run }] = due
        timers.delete(id)
        time = at
        run()
        await settled()
      }
      time = until
      await settled()
    },
  }
}
