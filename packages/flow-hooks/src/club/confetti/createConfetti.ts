import { CONFETTI } from '@players-club/domain-models'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import type { ClockPort, Timer } from '../ClubPorts.ts'

/** A shower of confetti; `id` distinguishes two showers. */
export type ConfettiBurst = { readonly id: number }

/** Confetti over the page: its current burst, or null. */
export type Confetti = ReadonlyStore<ConfettiBurst | null> & {
  /** Starts the confetti, or restarts it. */
  celebrate(): void
  clear(): void
}

/** Whether confetti is falling. */
export function createConfetti(clock: ClockPort): Confetti {
  const store = createStore<ConfettiBurst | null>(null)
  let bursts = 0
  let timer: Timer | null = null

  function clear() {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
    store.setState(null)
  }

  return {
    ...readable(store),
    celebrate() {
      clear()
      bursts += 1
      store.setState({ id: bursts })
      timer = clock.setTimeout(clear, CONFETTI.durationMs)
    },
    clear,
  }
}
