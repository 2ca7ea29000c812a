'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, read at each render; server markup, and the render that hydrates it, have the other value. */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer)
}
