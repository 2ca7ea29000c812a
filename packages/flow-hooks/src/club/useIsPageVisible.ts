'use client'

import { useSyncExternalStore } from 'react'

/** Reports that the page was hidden or is seen again. Returns how to stop. */
export function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is in front of anybody. */
export const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
