import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import type { ClockPort } from '../ClubPorts.ts'

/** Whether the page is busy, as a store; it is while any caller shows the spinner. */
export type Spinner = ReadonlyStore<boolean> & {
  /** Shows the spinner until the returned function is called, at once or after a delay. Calling it again does nothing. */
  show(): (delayMs?: number) => void
  /** Hides the spinner for all of its callers. */
  clear(): void
}

/** Counts those who wait: the overlay goes when the last one has been answered. */
export function createSpinner(clock: ClockPort): Spinner {
  const store = createStore(false)
  const waiting = new Set<symbol>()

  function settle() {
    store.setState(waiting.size > 0)
  }

  return {
    ...readable(store),
    show() {
      const mine = Symbol()
      waiting.add(mine)
      settle()
      const leave = () => {
        waiting.delete(mine)
        settle()
      }
      return delayMs => {
        if (delayMs) clock.setTimeout(leave, delayMs)
        else leave()
      }
    },
    clear() {
      waiting.clear()
      settle()
    },
  }
}

/** Shows the spinner until a run is abandoned. */
export function spinDuring(spinner: Spinner, signal: AbortSignal): void {
  const hide = spinner.show()
  signal.addEventListener('abort', () => hide(), { once: true })
}
