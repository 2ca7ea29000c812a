'use client'

import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(orientation: landscape)')

const subscribe = (listener: () => void) => {
  const orientation = query()
  orientation.addEventListener('change', listener)
  return () => orientation.removeEventListener('change', listener)
}

/** Whether the window is wider than high; false on the server, where this is unknown. */
export const useIsLandscape = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
