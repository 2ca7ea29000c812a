'use client'

import { useSyncExternalStore } from 'react'

/** Whether the markup is that of the server: true on the server and while it is hydrated. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
