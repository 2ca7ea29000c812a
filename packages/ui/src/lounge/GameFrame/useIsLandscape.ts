import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(orientation: landscape)')

const subscribe = (listener: () => void) => {
  const orientation = query()
  orientation.addEventListener('change', listener)
  return () => orientation.removeEventListener('change', listener)
}

/** Whether the window is wider than it is high; on the server it is not known, and taken for upright. */
export const useIsLandscape = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
