'use client'

import { useSyncExternalStore } from 'react'
import type { ReadonlyStore } from './createStore.ts'

/** The store's state, on the server and while hydrating the one the page was rendered with. */
export function useStore<S>(store: ReadonlyStore<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}
