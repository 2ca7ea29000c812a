'use client'

import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'

/** Whether the spinner overlay is on. */
export function useSpinner(): boolean {
  return useStore(useClub().spinner)
}
