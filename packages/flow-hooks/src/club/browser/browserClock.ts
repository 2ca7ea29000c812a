import type { ClockPort } from '../ClubPorts.ts'

/** The device's clock and timers. */
export const browserClock: ClockPort = {
  now: () => new Date(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: timer => window.clearTimeout(timer),
}
