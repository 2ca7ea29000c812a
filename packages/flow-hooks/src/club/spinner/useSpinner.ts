'use client'

import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'

/** Whether the spinner overlay is on. */
export function useSpinner(): boolean {
  return useStore(useClub().spinner)
}
