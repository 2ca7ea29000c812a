/** What can be read and watched; made for React's external stores. */
export type ReadonlyStore<S> = {
  getState(): S
  /** The state the page was rendered with, so that hydration agrees with the server. */
  getInitialState(): S
  subscribe(listener: () => void): () => void
}

/** A store its owner may write. */
export type Store<S> = ReadonlyStore<S> & { setState(next: S): void }

/** A value with listeners. Setting the same value notifies no listener. */
export function createStore<S>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getInitialState: () => initial,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A store without what changes it. */
export function readable<S>({ getState, getInitialState, subscribe }: ReadonlyStore<S>): ReadonlyStore<S> {
  return { getState, getInitialState, subscribe }
}
