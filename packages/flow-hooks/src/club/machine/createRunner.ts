import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import type { Abandon, Machine, Perform, Run } from './Machine.ts'

/** A machine that runs: its state as a store, and the verbs that send events, start it and stop it. */
export type Runner<S, E, F> = ReadonlyStore<S> & {
  send(event: E): void
  /** From now on effects are performed by another, as after a render. */
  performWith(perform: Perform<E, F>): void
  start(): void
  /** Abandons the run and goes back to the beginning, so that a flow shown again is not stuck in the middle. */
  stop(): void
}

/** Runs a machine: one event at a time, its effects after its state, none of them twice. */
export function createRunner<S, E, F extends { readonly type: string }>(
  machine: Machine<S, E, F>,
  firstPerform: Perform<E, F>,
): Runner<S, E, F> {
  const store = createStore(machine.initial)
  const waiting: E[] = []
  let perform = firstPerform
  let stopped = false
  let draining = false
  let run = beginRun()

  function beginRun(): Run<E> & { abandon(): void } {
    const controller = new AbortController()
    const { signal } = controller
    const sendAlive = (event: E) => {
      if (!signal.aborted) send(event)
    }
    return {
      signal,
      send: sendAlive,
      sendResult: (asked, answered, failed) =>
        void asked.then(
          answer => sendAlive(answered(answer)),
          (error: unknown) => sendAlive(failed(error)),
        ),
      abandon: () => controller.abort(),
    }
  }

  function isAbandon(effect: F | Abandon): effect is Abandon {
    return effect.type === 'abandon'
  }

  function performAll(effects: readonly (F | Abandon)[]) {
    for (const effect of effects) {
      if (isAbandon(effect)) {
        run.abandon()
        run = beginRun()
      } else perform(effect, run)
    }
  }

  function send(event: E) {
    if (stopped) return
    waiting.push(event)
    if (draining) return
    draining = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [state, effects] = machine.transition(store.getState(), next)
        store.setState(state)
        performAll(effects)
      }
    } finally {
      waiting.length = 0
      draining = false
    }
  }

  return {
    ...readable(store),
    send,
    performWith(next) {
      perform = next
    },
    start() {
      stopped = false
      performAll(machine.start ?? [])
    },
    stop() {
      stopped = true
      run.abandon()
      run = beginRun()
      store.setState(machine.initial)
    },
  }
}
