import type { Instant } from '@players-club/domain-models'
import type { ClockPort } from '../ClubPorts.ts'
import { browserTimers } from './browserTimers.ts'

/** The `Date` header holds whole seconds. */
const RESOLUTION_MS = 1000

/** The clock of a browser, corrected by the time that the server's answers show. */
export type BrowserClock = ClockPort & {
  /** Learns the server's time from the `Date` header of an answer, and how long the answer took. */
  learn(date: string | null, tookMs: number): void
}

/**
 * The server's time: the device's, plus the offset that the server's answers show. Devices' clocks are wrong by minutes
 * or by an hour. `renderedAt` is when the server rendered the page.
 */
export function createBrowserClock(renderedAt?: Instant): BrowserClock {
  const listeners = new Set<() => void>()
  let offset = renderedAt === undefined ? 0 : Date.parse(renderedAt) + pageAge() - Date.now()

  return {
    ...browserTimers,
    now: () => new Date(Date.now() + offset),
    elapsed: () => performance.now(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    learn(date, tookMs) {
      const sent = Date.parse(date ?? '')
      if (Number.isNaN(sent)) return
      // The middle of the second the server named, and of the time the request took.
      const seen = sent + (RESOLUTION_MS + tookMs) / 2 - Date.now()
      // What is known stays where the answer allows it: the time does not jitter with each answer.
      if (Math.abs(seen - offset) <= (RESOLUTION_MS + tookMs) / 2) return
      offset = seen
      for (const listener of [...listeners]) listener()
    },
  }
}

/** How long ago the page arrived. A server that renders it has no such entry, nor has it aged. */
function pageAge(): number {
  const [page] = performance.getEntriesByType('navigation')
  return page ? performance.now() - (page as PerformanceNavigationTiming).responseStart : 0
}
