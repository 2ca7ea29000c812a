'use client'

import { useSyncExternalStore } from 'react'
import { watchVisibility } from '../../club/watchVisibility.ts'

/** Whether the page is in front of anybody. */
export const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
