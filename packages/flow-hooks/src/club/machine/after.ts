import type { ClockPort } from '../ClubPorts.ts'

/** Does something later, unless the signal comes first. */
export function after(clock: ClockPort, ms: number, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return
  const timer = clock.setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    run()
  }, ms)
  const cancel = () => clock.clearTimeout(timer)
  signal.addEventListener('abort', cancel, { once: true })
}
