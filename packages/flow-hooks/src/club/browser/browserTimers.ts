import type { ClockPort } from '../ClubPorts.ts'

/** The device's timers. */
export const browserTimers: Pick<ClockPort, 'setTimeout' | 'clearTimeout'> = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: timer => window.clearTimeout(timer),
}
