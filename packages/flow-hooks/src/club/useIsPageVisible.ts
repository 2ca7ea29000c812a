'use client'

import { useSyncExternalStore } from 'react'

/** Reports that the page was hidden or is seen again. Returns how to stop. */
export function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible, and not in a tab behind others. */
export const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
