'use client'

import { useEffect, useRef } from 'react'
import type { Timer } from './ClubPorts.ts'
import { useClub } from './useClub.ts'

/** Runs once the page is left. The function has to be the same at each render. */
export function useLeave(run: () => void): void {
  const { clock } = useClub()
  const leaving = useRef<Timer | null>(null)
  useEffect(() => {
    if (leaving.current !== null) clock.clearTimeout(leaving.current)
    return () => {
      // React mounts twice in development: only an unmount without a remount leaves the page.
      leaving.current = clock.setTimeout(run, 0)
    }
  }, [clock, run])
}
